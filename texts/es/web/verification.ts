export const dns = 'Verificada por DNS'
export const email = 'Verificada por correo'
export const notVerified = 'Empresa no verificada'
