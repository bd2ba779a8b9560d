/** Id of an account: the person who acts. Plain strings are assignable to it, ids of companies are not. */
export type PersonId = string & { readonly idOf?: 'person' }
/** Id of a company, which owns jobs, applications received, offers and plans. Ids of people are not assignable to it. */
export type CompanyId = string & { readonly idOf?: 'company' }
