import { localDeviceStorage, storedInScript } from '../device-storage.ts'
import { ownItem } from '../own-item.ts'
import { SESSION } from '../session.ts'

const KEY = 'hearback.hidden-jobs'
const item = ownItem(localDeviceStorage, KEY)

/** Attribute of the search results; saved and hidden jobs are listed elsewhere. */
const RESULTS = 'data-results'

/**
 * Runs before the first paint: hides the jobs that the seeker hides in the search results, which the server renders alike
 * for everyone. Style sheets of scripts need no nonce.
 */
export const HIDDEN_JOBS_SCRIPT = `try{var h=JSON.parse(${storedInScript(KEY)}),o=JSON.parse(${storedInScript(SESSION)});if(o.user._id===h.userId){var y=new CSSStyleSheet;y.replaceSync(h.ids.filter(i=>/^[\\w-]+$/.test(i)).map(i=>'[${RESULTS}] [data-on-map="'+i+'"]').join()+'{display:none}');document.adoptedStyleSheets=[y]}}catch(e){}`

/** Remembers the hidden jobs of the signed-in seeker for the next page load. */
export const rememberHiddenJobs = (ids: readonly string[]): unknown =>
  ids.length > 0 ? item.write({ ids }) : item.remove()

/** Shows results as they are, once they leave out the hidden jobs themselves. */
export function endEarlyHiding(): void {
  document.adoptedStyleSheets = []
}
