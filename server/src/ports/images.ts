import { join } from 'node:path'
import { invalid } from '../domain/errors.ts'
import { createJobProcess } from '../process/job-process.ts'
import { imageSeconds, images } from '../telemetry/counters.ts'
import type { ImageAnswer, ImageJob, MadePicture, PictureSpec } from './image-jobs.ts'

/** The response when the child process died. */
const unreadable: ImageAnswer = { refused: 'We can’t read this picture. Make it smaller or save it as a plain JPEG' }

const ask = createJobProcess<ImageJob, ImageAnswer>({
  program: join(import.meta.dirname, 'image-worker.ts'),
  // Far more than the largest image needs, even on a busy machine.
  seconds: 60,
  warning: 'ImageWorkerWarning',
  duration: imageSeconds,
  died: unreadable,
})

/**
 * Makes pictures from an uploaded image (see image-jobs.ts), upright and without metadata. A child process handles one
 * image at a time, so that no image can exhaust the memory of this process or crash it. Throws invalid_input on `file`
 * for an image that is damaged, has more than 50 megapixels, or takes more than a minute.
 */
export async function makePictures(content: Buffer, wanted: readonly PictureSpec[]): Promise<readonly MadePicture[]> {
  const answer = await ask({ content, wanted })
  images.inc({ outcome: 'made' in answer ? 'made' : answer === unreadable ? 'died' : 'refused' })
  if ('refused' in answer) throw invalid('file', answer.refused)
  return answer.made
}
