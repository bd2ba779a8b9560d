/** Titles of the demo data. */
export const titles = [
  'Baker',
  'Line cook',
  'Head barista',
  'Pastry chef',
  'Restaurant shift lead',
  'Dishwasher',
  'Registered nurse',
  'Night-shift care assistant',
  'Medical assistant',
  'Physical therapist',
  'Home health aide',
  'Dental hygienist',
  'Warehouse picker',
  'Forklift operator',
  'Delivery driver',
  'Dispatcher',
  'Inventory clerk',
  'Warehouse shift lead',
  'Electrician',
  'Journeyman plumber',
  'Carpenter',
  'Welder',
  'HVAC technician',
  'Roofer',
  'Backend engineer',
  'Frontend engineer',
  'Data analyst',
  'Site reliability engineer',
  'Product designer',
  'QA engineer',
  'Preschool teacher',
  'Math tutor',
  'Teaching assistant',
  'After-school coordinator',
  'Special education aide',
  'Sales associate',
  'Store manager',
  'Cashier',
  'Visual merchandiser',
  'Produce clerk',
  'Bookkeeper',
  'Office manager',
  'Receptionist',
  'Payroll specialist',
  'Paralegal',
  'Executive assistant',
  'Office cleaner',
  'Housekeeper',
  'Facilities technician',
  'Window cleaner',
  'Groundskeeper',
  'CNC machinist',
  'Assembly technician',
  'Quality inspector',
  'Maintenance mechanic',
  'Production planner',
  'Orchard crew lead',
  'Veterinary technician',
  'Greenhouse grower',
  'Dairy hand',
  'Dog groomer',
  'Event rigger',
  'Museum guide',
  'Sound technician',
  'Ticket office lead',
  'Exhibition designer',
]

/**
 * Keywords with the titles they find, in order: [field] where related jobs are shown, (keyword) after a correction, {filters}
 * where words act as filters.
 */
export const searches = `
waiter: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker [food service]
waitress: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker [food service]
server: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker [food service]
programmer: QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer [software]
RN: Registered nurse
remote: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {remote}
kitchen help: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker [food service]
front desk: Receptionist
truck driver: Delivery driver [driving]
barsta: Head barista (barista)
electrican: Electrician (electrician)
food service: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker
software: QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer
part time: Produce clerk, Special education aide, Inventory clerk, Home health aide {part_time}
remote engineer: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {engineer remote}
CNA: Night-shift care assistant
nurse: Registered nurse
nursing assistant: Night-shift care assistant
lawyer: Paralegal [legal]
cook: Line cook
coffee: Head barista
janitor: Office cleaner
cleaning: Window cleaner, Housekeeper, Office cleaner, Dishwasher
HVAC: HVAC technician
vet tech: Veterinary technician
teacher: Preschool teacher
tutor: Math tutor
childcare: After-school coordinator, Teaching assistant, Preschool teacher
cashier part time: Produce clerk [retail jobs] {cashier part_time}
administrative assistant: Executive assistant, Payroll specialist, Receptionist, Office manager, Bookkeeper [office]
secretary: Executive assistant, Payroll specialist, Receptionist, Office manager, Bookkeeper [office]
mechanic: Maintenance mechanic
handyman: Maintenance mechanic, Groundskeeper, Facilities technician, Office cleaner, HVAC technician, Electrician [building maintenance]
construction: Roofer, HVAC technician, Welder, Carpenter, Journeyman plumber, Electrician
warehouse: Warehouse shift lead, Warehouse picker
forklift driver: Forklift operator
order picker: Warehouse picker
driver: Delivery driver
courier: Delivery driver
QA: QA engineer
SRE: Site reliability engineer
UX designer: Product designer
legal assistant: Paralegal
office jobs: Office manager, Executive assistant, Payroll specialist, Receptionist, Bookkeeper
bookkeeping: Bookkeeper
HR: Executive assistant, Payroll specialist, Receptionist, Office manager, Bookkeeper [office]
dog grooming: Dog groomer
farm work: Dairy hand, Greenhouse grower, Orchard crew lead
landscaper: Groundskeeper [lawn care]
swe: QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer [software]
programer: QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer
waitor: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker [food service] (waiter)
nurse jobs: Registered nurse, Home health aide, Medical assistant, Night-shift care assistant
mesera: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker [food service]
mesero: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker [food service]
camarero: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker [food service]
cocinero: Line cook
cocinera: Line cook
enfermera: Registered nurse
enfermera titulada: Registered nurse
recepcionista: Receptionist
niñera: After-school coordinator, Teaching assistant, Preschool teacher [child care jobs]
electricista: Electrician
plomero: Journeyman plumber
carpintero: Carpenter
soldador: Welder
limpieza: Window cleaner, Housekeeper, Office cleaner, Dishwasher
trabajo de limpieza: Window cleaner, Housekeeper, Office cleaner, Dishwasher
empleado de limpieza: Office cleaner
jardinero: Groundskeeper [lawn care]
chofer: Delivery driver
chofer de camión: Delivery driver [driving]
repartidor: Delivery driver
almacén: Warehouse shift lead, Inventory clerk, Forklift operator, Warehouse picker
montacargas: Forklift operator
cajera: Cashier
vendedora: Sales associate
contador: Payroll specialist, Bookkeeper [accounting and finance]
auxiliar contable: Bookkeeper
secretaria: Executive assistant, Payroll specialist, Receptionist, Office manager, Bookkeeper [office]
maestra: Preschool teacher
maestra de preescolar: Preschool teacher
asistente de maestra: Teaching assistant
tutor de matemáticas: Math tutor
programador: QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer [software]
programadora web: QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer [software]
diseñadora gráfica: Exhibition designer, Product designer [design]
lavaplatos: Dishwasher
panadero: Baker
repostera: Pastry chef
mucama: Housekeeper
cuidadora: Dental hygienist, Home health aide, Physical therapist, Medical assistant, Night-shift care assistant, Registered nurse [health care]
auxiliar de enfermería: Night-shift care assistant
fisioterapeuta: Physical therapist
higienista dental: Dental hygienist
veterinario: Dog groomer, Dairy hand, Veterinary technician [animals]
peluquero canino: Dog groomer
desarrollador backend: Backend engineer
remoto: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {remote}
medio tiempo: Produce clerk, Special education aide, Inventory clerk, Home health aide {part_time}
trabajo desde casa: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {remote}
restaurante: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker
fábrica: Production planner, Maintenance mechanic, Quality inspector, Assembly technician, CNC machinist, Welder
operador de cnc: Production planner, Maintenance mechanic, Quality inspector, Assembly technician, CNC machinist, Welder [manufacturing]
técnico de aire acondicionado: HVAC technician
`
