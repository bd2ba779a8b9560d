import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { DialMap } from './DialMap.tsx'
import type { MapPin } from './groups.ts'
import { MapFrame } from './MapFrame.tsx'

type Dial = ComponentProps<typeof DialMap>

interface SearchMapProps<P> extends Omit<Dial, 'circle' | 'towns' | 'pins' | 'styleUrl'> {
  found: UseQueryResult<{ circle: Dial['circle'] | null; towns: Dial['towns']; pins: readonly P[] }>
  /** Stable between renders. */
  pinOf: (pin: P) => MapPin
  /** The text where no result has a place. */
  empty: string
}

/** The results of a search on a dial map, with its loading, failed and empty states. */
export function SearchMap<P>({ found, pinOf, empty, ...dial }: SearchMapProps<P>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = found
  const site = useRouteLoaderData('root') as { mapStyleUrl?: string } | undefined
  const pins = useMemo(() => data?.pins.map(pinOf) ?? [], [data, pinOf])
  return (
    <MapFrame
      circle={data?.circle}
      failed={isError}
      busy={data ? isPlaceholderData : isFetching}
      onRetry={refetch}
      nowhere={empty}
    >
      {data?.circle && (
        <DialMap
          key={`${data.circle.latitude} ${data.circle.longitude} ${data.circle.km}`}
          circle={data.circle}
          towns={data.towns}
          pins={pins}
          styleUrl={site?.mapStyleUrl}
          {...dial}
        />
      )}
    </MapFrame>
  )
}
