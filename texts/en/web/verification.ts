export const dns = 'Verified by DNS'
export const email = 'Verified by email'
export const notVerified = 'Company not verified'
