/** Name of the performance mark set once the page is interactive; tests and measurements wait for it. */
export const USABLE = 'usable'

/**
 * Runs before the first paint. Replays the last button click that came before hydration, exactly once. Buttons that
 * work without scripts are left to the browser.
 */
export const EARLY_PRESS_SCRIPT = `(()=>{
let pressed
const keep=(event)=>{
const button=event.target.closest('button')
if(!button||button.popoverTargetElement||button.form?.hasAttribute('action'))return
event.preventDefault()
event.stopImmediatePropagation()
pressed=button
}
addEventListener('click',keep,true)
new PerformanceObserver((marks,watch)=>{
if(!marks.getEntriesByName('${USABLE}').length)return
watch.disconnect()
removeEventListener('click',keep,true)
pressed?.click()
}).observe({type:'mark',buffered:true})
})()`
