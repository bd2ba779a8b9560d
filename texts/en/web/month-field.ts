export const notMonth = 'Enter a month and a year, like 09/2019'
