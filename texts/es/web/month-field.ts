export const notMonth = 'Escribe un mes y un año, como 09/2019'
