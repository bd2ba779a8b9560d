/** Colors and shapes of the design (web/src/theme.ts), inlined because the page loads no files. */
export const refusalStyle = `:root{color-scheme:light dark;--paper:#f6f4ee;--ink:#14201c;--ink-2:#4b5750;--brand:#0c3d2c;--brand-ink:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#0f1613;--ink:#edf2ee;--ink-2:#b4c0b9;--brand:#dcea4a;--brand-ink:#14201c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:560px;margin:0 auto;padding:32px 20px}
h1{margin:48px 0 12px;font-size:26px;line-height:1.15;letter-spacing:-.03em}
p{margin:0 0 20px;color:var(--ink-2)}
.brand a{color:var(--ink);font-size:20px;font-weight:720;letter-spacing:-.03em;text-decoration:none}
.ways{display:flex;flex-wrap:wrap;gap:12px}
.ways a{min-height:44px;padding:10px 18px;border-radius:8px;border:1px solid var(--brand);color:var(--brand);font-weight:600;text-decoration:none}
.ways a:first-child{background:var(--brand);color:var(--brand-ink)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`
