import { useEffect } from 'react'

const COUNT = /^\(\d+\+?\) /u

/** Puts "(3) " before the title of the page, whichever page it is, so that a tab in the background tells. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    const write = () => {
      const title = document.title.replace(COUNT, '')
      const wanted = count ? `(${count > 99 ? '99+' : count}) ${title}` : title
      if (document.title !== wanted) document.title = wanted
    }
    write()
    // Each page sets a title of its own.
    const watch = new MutationObserver(write)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
