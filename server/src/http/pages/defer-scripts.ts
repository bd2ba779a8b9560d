/**
 * The renderer writes a page so that what makes it work comes with the same urgency as what makes it look right. Answers
 * the page so that it is painted first: what is said to the page itself before its style sheets, which would hold it up;
 * the style sheets before all else; and the scripts only once the page has been painted, because a slow processor would
 * read and run them before it paints. Files of our own need no nonce: the policy lets them in by their origin.
 */
export function deferScripts(html: string): string {
  const end = html.indexOf('</head>')
  // Browsers look for the name of the encoding at the very beginning.
  const encoding = /<meta charset="[^"]*"\/?>/i.exec(html)
  if (end < 0 || !encoding || encoding.index > end) return html
  const start = encoding.index + encoding[0].length
  const early: string[] = []
  const modules = new Set<string>()
  const rest = html
    .slice(start, end)
    .replace(/<script\b[^>]*>(?:(?!<\/script>).)*<\/script>/gs, (script) => {
      if (/^<script[^>]* (?:src|type)=/.test(script)) return script
      early.unshift(script)
      return ''
    })
    .replace(/<link\b[^>]*>/g, (link) => {
      const module = / rel="modulepreload"/.test(link) && / href="([^"]*)"/.exec(link)?.[1]
      if (module) modules.add(module)
      else if (/ rel="stylesheet"/.test(link)) early.push(link.replace(/ nonce="[^"]*"/, ''))
      else return link
      return ''
    })
  return html.slice(0, start) + early.join('') + rest + startedLater(html.slice(end), [...modules])
}

/** Runs in the page. What is not seen is not painted: a page that opens behind another one starts at once. */
const START = `((addresses,text)=>{
const {nonce}=document.currentScript
const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values))
const start=()=>{
for(const href of addresses)add('link',{rel:'modulepreload',href})
add('script',{type:'module',nonce,text})
}
document.hidden?start():requestAnimationFrame(()=>setTimeout(start))
})`

const startedLater = (body: string, modules: readonly string[]): string =>
  body.replace(
    /<script( nonce="[^"]*")? type="module" async="">(.*?)<\/script>/s,
    (_, nonce: string = '', text: string) => {
      const words = [modules, text].map((one) => JSON.stringify(one).replaceAll('<', '\\u003c'))
      return `<script${nonce}>${START}(${words.join(',')})</script>`
    },
  )
