/** Name of the performance mark set once the page is interactive; tests and measurements wait for it. */
export const USABLE = 'usable'

/**
 * Runs before the first paint. Replays the last click of a button or Enter in a field that came before hydration,
 * exactly once. Buttons and forms that work without scripts are left to the browser.
 */
export const EARLY_PRESS_SCRIPT = `(()=>{
let replay
const keep=(event,form,press)=>{
if(form?.hasAttribute('action'))return
event.preventDefault()
event.stopImmediatePropagation()
replay=press
}
const click=(event)=>{
const button=event.target.closest('button')
if(button&&!button.popoverTargetElement)keep(event,button.form,()=>button.click())
}
const enter=(event)=>{
const {form}=event.target
if(event.key==='Enter'&&!event.isComposing&&form&&event.target.matches('input'))keep(event,form,()=>form.requestSubmit())
}
addEventListener('click',click,true)
addEventListener('keydown',enter,true)
new PerformanceObserver((marks,watch)=>{
if(!marks.getEntriesByName('${USABLE}').length)return
watch.disconnect()
removeEventListener('click',click,true)
removeEventListener('keydown',enter,true)
replay?.()
}).observe({type:'mark',buffered:true})
})()`
