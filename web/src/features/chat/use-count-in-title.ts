import { useEffect } from 'react'

const COUNT = /^\(\d+\+?\) /u

/** Prefixes the page title with the unread count, e.g. "(3) ", also for background tabs. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    const write = () => {
      const title = document.title.replace(COUNT, '')
      const wanted = count ? `(${count > 99 ? '99+' : count}) ${title}` : title
      if (document.title !== wanted) document.title = wanted
    }
    write()
    // Each page sets its own title.
    const watch = new MutationObserver(write)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
