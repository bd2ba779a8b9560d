import * as t from '@hearback/texts/web/jobs.ts'

const DENIED = 1
const PATIENCE = 10_000

// Two decimals are about one kilometer: enough for a search without revealing the address.
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Position of the device, rounded to about one kilometer; rejects with a message for users. */
export function askPosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error(t.positionUnsupported))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code }) => reject(new Error(code === DENIED ? t.positionDenied : t.positionFailed)),
      { timeout: PATIENCE, maximumAge: 60_000 },
    )
  })
}
