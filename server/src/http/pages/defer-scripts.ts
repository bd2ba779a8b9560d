/**
 * Reorders a rendered page so that it paints before its scripts run, because slow devices would parse and run them
 * first. Inline scripts come before the style sheets, which would block them; style sheets come before all else;
 * module scripts start after the first paint. Own files need no nonce: the policy allows their origin.
 */
export function deferScripts(html: string): string {
  const end = html.indexOf('</head>')
  // Browsers look for the encoding in the first 1024 bytes.
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

/** Runs in the page. Hidden pages are not painted, so they start immediately. */
const START = `((addresses,text)=>{
const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values))
const start=()=>{
for(const href of addresses)add('link',{rel:'modulepreload',href})
add('script',{type:'module',text})
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
