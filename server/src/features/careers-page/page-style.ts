/** Colors of the design (web/src/theme.ts), inlined because the page loads no files. Heights never depend on the frame's own. */
export const pageStyle = `:root{color-scheme:light dark;--paper:#fff;--line:#e2ddd0;--ink:#14201c;--ink-2:#4b5750;--brand:#0c3d2c;--brand-ink:#fff;--soft:#e3eee7}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--paper:#171f1b;--line:#3b4841;--ink:#edf2ee;--ink-2:#b4c0b9;--brand:#dcea4a;--brand-ink:#14201c;--soft:#22301f}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark;--paper:#171f1b;--line:#3b4841;--ink:#edf2ee;--ink-2:#b4c0b9;--brand:#dcea4a;--brand-ink:#14201c;--soft:#22301f}
*{box-sizing:border-box}
html,body{height:auto;margin:0;background:var(--paper)}
body{color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{display:flow-root;max-width:56rem;margin:0 auto;padding:16px}
header{display:flex;align-items:flex-start;gap:14px}
header img{flex:none;width:56px;height:56px;border-radius:12px;object-fit:cover;background:var(--soft)}
h1{margin:0;font-size:22px;line-height:1.2;letter-spacing:-.02em}
h2{margin:0;font-size:17px;line-height:1.3}
p{margin:4px 0 0}
a{color:inherit;text-underline-offset:3px}
.note,footer{color:var(--ink-2);font-size:14px}
form{display:flex;flex-wrap:wrap;align-items:end;gap:8px;margin:16px 0 0}
label{display:block;color:var(--ink-2);font-size:14px}
select,button{max-width:100%;min-height:44px;padding:0 14px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink);font:inherit}
button{border-color:var(--brand);background:var(--brand);color:var(--brand-ink);font-weight:600}
ul{margin:16px 0 0;padding:0;list-style:none;border-top:1px solid var(--line)}
li{position:relative;padding:14px 0;border-bottom:1px solid var(--line)}
li a{font-weight:650;text-decoration:none}
li a::after{position:absolute;inset:0;content:""}
li:hover a{text-decoration:underline}
.pay{font-weight:600}
.more a{display:inline-block;padding:12px 0;font-weight:600}
footer{display:flex;flex-wrap:wrap;gap:4px 16px;margin:16px 0 0}
footer a{padding:6px 0}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px;border-radius:4px}`
