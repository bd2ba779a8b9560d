/** Where the file of a message is read, or the thumbnail of a picture, before the address is signed for a reader. */
export const messageFilePath = (messageId: string, part: 'file' | 'thumbnail'): string =>
  part === 'file' ? `/files/chat/${messageId}` : `/files/chat/${messageId}/thumbnail`
