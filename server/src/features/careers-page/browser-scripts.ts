/**
 * Runs in the framed page. Tells the page around the height of `main`, which does not follow the height of the frame: frames shrink
 * too, and never grow in a loop. While the frame is large enough it has no scroll bar, which would change the width.
 * It tells the first height itself, because browsers hold back observers of frames that are out of sight.
 * The message holds nothing secret, so that any origin may read it.
 */
export const frameScript = `(()=>{
if(parent===window)return
const main=document.querySelector('main')
let told=0
const tell=()=>{
const height=Math.ceil(main.getBoundingClientRect().height)
document.documentElement.style.overflow=innerHeight>=height?'hidden':''
if(!height||height===told)return
told=height
parent.postMessage({hearback:'size',version:1,height,title:document.title},'*')
}
new ResizeObserver(tell).observe(main)
addEventListener('resize',tell)
tell()
})()`

/**
 * `/embed.js`, which employers add to their own pages. It puts a frame into each element with `data-hearback-company`, also into those
 * that a router adds later, and sizes it by its messages, whose origin and window it checks. It sets no cookie and writes no markup.
 * It sets styles by the object model, which the policy of the page around allows.
 * Old copies of this script must understand new frames: fields of the message are only added.
 */
export const hostScript = (publicUrl: string): string => `(()=>{
const site=${JSON.stringify(publicUrl)},key=Symbol.for('hearback.embed')
if(window[key])return
window[key]=1
const made=new WeakMap,frames=new Set
const addressOf=({hearbackCompany,hearbackTheme,hearbackLang})=>{
const lang=hearbackLang||document.documentElement.lang
const address=site+(/^es\\b/i.test(lang)?'/es':'')+'/embed/companies/'+encodeURIComponent(hearbackCompany)
return hearbackTheme?address+'?theme='+encodeURIComponent(hearbackTheme):address
}
const boxOf=host=>{
if(host.localName!=='script')return host
let box=host.nextElementSibling
if(!box||!('hearbackFrame' in box.dataset)){
box=document.createElement('div')
box.dataset.hearbackFrame=''
host.after(box)
}
return box
}
const show=host=>{
const src=addressOf(host.dataset)
let frame=made.get(host)
if(frame&&frame.isConnected){
if(frame.src!==src)frame.src=src
return
}
frame=document.createElement('iframe')
frame.title=host.dataset.hearbackTitle||'Jobs'
frame.referrerPolicy='no-referrer'
frame.style.cssText='display:block;width:1px;min-width:100%;height:600px;border:0'
frame.src=src
made.set(host,frame)
frames.add(frame)
boxOf(host).replaceChildren(frame)
}
const scan=()=>{
for(const frame of frames)if(!frame.isConnected)frames.delete(frame)
for(const host of document.querySelectorAll('body [data-hearback-company]'))if(host.dataset.hearbackCompany)show(host)
}
addEventListener('message',({data,origin,source})=>{
if(origin!==site||!data||data.hearback!=='size')return
for(const frame of frames)if(frame.contentWindow===source){
const {height,title}=data
if(height>0&&height<1e5)frame.style.height=height+'px'
if(typeof title==='string')frame.title=title
}
})
new MutationObserver(scan).observe(document,{subtree:true,childList:true,attributes:true,attributeFilter:['data-hearback-company','data-hearback-theme','data-hearback-lang']})
scan()
})()`
