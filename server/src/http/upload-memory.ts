/** Frees this memory at once; it is empty then, and so is whatever else looks into it. */
export const giveBack = ({ buffer }: Buffer): void => void (buffer as ArrayBuffer).transfer(0)
