/** Colors of the design (web/src/theme.ts) for the page around the renderer, and repairs of the renderer's colors and widths. */
export const referenceStyle = `:root{color-scheme:light dark;--paper:#f6f4ee;--card:#fff;--ink:#14201c;--ink-2:#4b5750;--line:#d9d6cb;--brand:#0c3d2c}
@media (prefers-color-scheme:dark){:root{--paper:#0f1613;--card:#161f1b;--ink:#edf2ee;--ink-2:#b4c0b9;--line:#2c3833;--brand:#dcea4a}}
*{box-sizing:border-box}
html body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.55 system-ui,sans-serif}
header{display:flex;justify-content:space-between;align-items:center;gap:16px;padding:12px 20px;border-bottom:1px solid var(--line)}
nav{display:flex;gap:16px}
a{color:var(--brand)}
header a{display:inline-flex;align-items:center;min-height:44px;color:var(--ink)}
.brand{font-size:20px;font-weight:720;letter-spacing:-.03em;text-decoration:none}
.skip{position:absolute;inset-inline-start:-9999px}
.skip:focus{inset-inline-start:20px;top:8px;padding:10px 18px;background:var(--card);z-index:1}
.page{max-width:1160px;margin:0 auto;padding:32px 20px 64px}
#title{margin:0 0 12px;font-size:32px;line-height:1.15;letter-spacing:-.03em}
.page>section[aria-labelledby]>p{max-width:44rem;margin:0 0 12px;color:var(--ink-2)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
html.dark-mode .swagger-ui,.swagger-ui{background:none;color:var(--ink)}
.swagger-ui .wrapper{max-width:none;padding:0}
.swagger-ui .information-container,.swagger-ui .scheme-container{display:none}
.swagger-ui .opblock .opblock-summary-description,.swagger-ui .opblock-tag,html.dark-mode .swagger-ui .opblock-tag{color:var(--ink)}
.swagger-ui .opblock-tag small{display:none}
html .swagger-ui .opblock[class] .opblock-summary .opblock-summary-method[class]{background:#14201c;color:#fff;text-shadow:none}
html.dark-mode .swagger-ui .opblock[class] .opblock-summary .opblock-summary-method[class]{background:#edf2ee;color:#14201c}
html .swagger-ui .filter .operation-filter-input::placeholder{color:var(--ink-2);opacity:1}
.swagger-ui .filter .operation-filter-input{width:100%;max-width:32rem;min-height:44px;border:1px solid var(--ink-2);background:var(--card);color:var(--ink)}
html .swagger-ui :is(.markdown,.renderedMarkdown) pre{overflow-x:auto;padding:12px;border-radius:8px;background:#14201c}
html body .swagger-ui :is(.markdown,.renderedMarkdown) pre>code{display:block;padding:0;color:#edf2ee!important;white-space:pre!important;background:none!important;font-size:13px;font-weight:400}
@media (max-width:640px){.swagger-ui .opblock .opblock-summary{flex-wrap:wrap}.swagger-ui .opblock .opblock-summary-path{max-width:100%;word-break:break-word}.swagger-ui table{display:block;overflow-x:auto}}`
