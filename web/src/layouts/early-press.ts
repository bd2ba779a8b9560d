/** A page tells by a mark of this name that it answers to what is pressed; whoever measures or waits looks for it. */
export const USABLE = 'usable'

/**
 * Runs before the first paint. The last button that is pressed before the page is usable is pressed then, and not at once
 * as well, should it answer already; what leads somewhere without scripts is left to the browser.
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
