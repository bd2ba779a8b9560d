import { type Open, UnreadableFile } from './view.ts'

const MARGIN = 24

/** Shows a picture as large as the frame, or in its own size if that is smaller. */
export const openImage: Open = async ({ bytes, name, mediaType }, root) => {
  const picture = new Image()
  picture.alt = name
  picture.src = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  await picture.decode().catch(() => {
    throw new UnreadableFile('damaged')
  })
  const box = document.createElement('div')
  box.className = 'picture'
  box.append(picture)
  root.replaceChildren(box)
  let zoomed = 1
  const layOut = () => {
    const { naturalWidth, naturalHeight } = picture
    const fit = Math.min(1, (innerWidth - MARGIN) / naturalWidth, (innerHeight - MARGIN) / naturalHeight)
    picture.style.width = `${Math.max(1, naturalWidth * fit * zoomed)}px`
  }
  layOut()
  addEventListener('resize', layOut)
  const zoom = (to: number) => {
    zoomed = to
    layOut()
  }
  return { pages: null, isCut: false, zoom }
}
