/** The id of a company or a job of the contract. */
export const idOf = ({ _id }: { readonly _id: string }): string => _id
