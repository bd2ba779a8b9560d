import { type DocxReply, FileTooLarge, readDocx } from './read-docx.ts'

const read = (bytes: ArrayBuffer): DocxReply => {
  try {
    return readDocx(new Uint8Array(bytes))
  } catch (error) {
    return { failed: error instanceof FileTooLarge ? 'tooLarge' : 'damaged' }
  }
}

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => postMessage(read(data)))
