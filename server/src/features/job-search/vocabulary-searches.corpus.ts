/** Keywords with the titles they find, in order: `~` before related work, (keyword) after a correction, {filters} where words act as filters. */
export const searches = `
waiter: ~ Head barista, Line cook, Pastry chef, Baker, Restaurant shift lead, Dishwasher
waitress: ~ Head barista, Line cook, Pastry chef, Baker, Restaurant shift lead, Dishwasher
server: ~ Head barista, Line cook, Pastry chef, Baker, Restaurant shift lead, Dishwasher
programmer: ~ Frontend engineer, Backend engineer, QA engineer, Site reliability engineer, Product designer, Data analyst
RN: Registered nurse, ~ Night-shift care assistant, Home health aide, Medical assistant, Dental hygienist, Physical therapist
remote: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {remote}
kitchen help: ~ Line cook, Pastry chef, Baker, Dishwasher
front desk: Receptionist
truck driver: ~ Delivery driver
barsta: Head barista, ~ Line cook, Pastry chef, Baker, Restaurant shift lead, Dishwasher (barista)
electrican: Electrician, ~ Journeyman plumber, Carpenter, Welder, HVAC technician, Roofer, Facilities technician, Maintenance mechanic, CNC machinist (electrician)
food service: Head barista, Line cook, Pastry chef, Baker, Restaurant shift lead, Dishwasher
software: Frontend engineer, Backend engineer, QA engineer, Site reliability engineer, Product designer, Data analyst
part time: Produce clerk, Special education aide, Inventory clerk, Home health aide {part_time}
remote engineer: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {engineer remote}
CNA: Night-shift care assistant, ~ Home health aide
nurse: Registered nurse, ~ Night-shift care assistant, Home health aide, Medical assistant, Dental hygienist, Physical therapist
nursing assistant: Night-shift care assistant, ~ Home health aide
lawyer: ~ Paralegal
cook: Line cook, ~ Pastry chef, Baker, Dishwasher
coffee: Head barista
janitor: Office cleaner, ~ Window cleaner, Housekeeper, Dishwasher
cleaning: Window cleaner, Office cleaner, Housekeeper, Dishwasher
HVAC: HVAC technician, ~ Electrician, Journeyman plumber, Carpenter, Welder, Roofer, Facilities technician, Maintenance mechanic, CNC machinist
vet tech: Veterinary technician, ~ Dog groomer, Dairy hand
teacher: Preschool teacher, ~ Teaching assistant, Math tutor, After-school coordinator, Special education aide
tutor: Math tutor, ~ Preschool teacher, Teaching assistant, After-school coordinator, Special education aide
childcare: Preschool teacher, After-school coordinator, Teaching assistant, Special education aide
cashier part time: ~ Produce clerk {cashier part_time}
administrative assistant: ~ Executive assistant, Office manager, Receptionist, Payroll specialist, Bookkeeper
secretary: ~ Executive assistant, Office manager, Receptionist, Payroll specialist, Bookkeeper
mechanic: Maintenance mechanic
handyman: ~ Facilities technician, Maintenance mechanic, Office cleaner, Groundskeeper, HVAC technician, Electrician
construction: Carpenter, Electrician, Journeyman plumber, Roofer, Welder, HVAC technician
warehouse: Warehouse shift lead, Warehouse picker, ~ Forklift operator, Inventory clerk
forklift driver: Forklift operator, ~ Warehouse shift lead, Warehouse picker, Inventory clerk
order picker: Warehouse picker, ~ Warehouse shift lead, Forklift operator, Inventory clerk
driver: Delivery driver
courier: Delivery driver
QA: QA engineer, ~ Frontend engineer, Backend engineer, Site reliability engineer, Product designer, Data analyst
SRE: Site reliability engineer, ~ Frontend engineer, Backend engineer, QA engineer, Product designer, Data analyst
UX designer: Product designer, ~ Exhibition designer
legal assistant: Paralegal
office jobs: Executive assistant, Office manager, Receptionist, Payroll specialist, Bookkeeper
bookkeeping: Bookkeeper, ~ Payroll specialist
HR: ~ Executive assistant, Office manager, Receptionist, Payroll specialist, Bookkeeper
dog grooming: Dog groomer, ~ Veterinary technician, Dairy hand
farm work: Orchard crew lead, Dairy hand, Greenhouse grower
landscaper: ~ Groundskeeper
swe: ~ Frontend engineer, Backend engineer, QA engineer, Site reliability engineer, Product designer, Data analyst
programer: Frontend engineer, Backend engineer, QA engineer, Site reliability engineer, Product designer, Data analyst
waitor: ~ Head barista, Line cook, Pastry chef, Baker, Restaurant shift lead, Dishwasher (waiter)
nurse jobs: Registered nurse, Night-shift care assistant, Home health aide, Medical assistant
mesera: ~ Head barista, Line cook, Pastry chef, Baker, Restaurant shift lead, Dishwasher
mesero: ~ Head barista, Line cook, Pastry chef, Baker, Restaurant shift lead, Dishwasher
camarero: ~ Head barista, Line cook, Pastry chef, Baker, Restaurant shift lead, Dishwasher
cocinero: Line cook, ~ Pastry chef, Baker, Dishwasher
cocinera: Line cook, ~ Pastry chef, Baker, Dishwasher
enfermera: Registered nurse, ~ Night-shift care assistant, Home health aide, Medical assistant, Dental hygienist, Physical therapist
enfermera titulada: Registered nurse, ~ Night-shift care assistant, Home health aide, Medical assistant, Dental hygienist, Physical therapist
recepcionista: Receptionist, ~ Housekeeper
niñera: ~ Preschool teacher, After-school coordinator, Teaching assistant, Special education aide
electricista: Electrician, ~ Journeyman plumber, Carpenter, Welder, HVAC technician, Roofer, Facilities technician, Maintenance mechanic, CNC machinist
plomero: Journeyman plumber, ~ Electrician, Carpenter, Welder, HVAC technician, Roofer, Facilities technician, Maintenance mechanic, CNC machinist
carpintero: Carpenter, ~ Electrician, Journeyman plumber, Roofer, Welder, HVAC technician
soldador: Welder, ~ Electrician, Journeyman plumber, Carpenter, HVAC technician, Roofer, Facilities technician, Maintenance mechanic, CNC machinist
limpieza: Window cleaner, Office cleaner, Housekeeper, Dishwasher
trabajo de limpieza: Window cleaner, Office cleaner, Housekeeper, Dishwasher
empleado de limpieza: Office cleaner, ~ Window cleaner, Housekeeper, Dishwasher
jardinero: ~ Groundskeeper
chofer: Delivery driver
chofer de camión: ~ Delivery driver
repartidor: Delivery driver
almacén: Warehouse shift lead, Warehouse picker, Forklift operator, Inventory clerk
montacargas: Forklift operator
cajera: Cashier, ~ Sales associate, Store manager, Produce clerk, Visual merchandiser
vendedora: Sales associate, ~ Cashier, Store manager, Produce clerk, Visual merchandiser
contador: ~ Payroll specialist, Bookkeeper
auxiliar contable: Bookkeeper, ~ Payroll specialist
secretaria: ~ Executive assistant, Office manager, Receptionist, Payroll specialist, Bookkeeper
maestra: Preschool teacher, ~ Teaching assistant, Math tutor, After-school coordinator, Special education aide
maestra de preescolar: Preschool teacher, ~ Math tutor, Special education aide, After-school coordinator, Teaching assistant
asistente de maestra: Teaching assistant, Special education aide, ~ Preschool teacher, Math tutor, After-school coordinator
tutor de matemáticas: Math tutor, ~ Preschool teacher, Special education aide, After-school coordinator, Teaching assistant
programador: ~ Frontend engineer, Backend engineer, QA engineer, Site reliability engineer, Product designer, Data analyst
programadora web: ~ Frontend engineer, Backend engineer, QA engineer, Site reliability engineer, Product designer, Data analyst
diseñadora gráfica: ~ Product designer, Exhibition designer
lavaplatos: Dishwasher, ~ Line cook, Pastry chef, Baker
panadero: Baker, ~ Cashier, Produce clerk
repostera: Pastry chef, ~ Line cook, Baker, Dishwasher
mucama: Housekeeper, ~ Window cleaner, Office cleaner, Dishwasher
cuidadora: ~ Home health aide, Night-shift care assistant
auxiliar de enfermería: Night-shift care assistant, ~ Home health aide
fisioterapeuta: Physical therapist, ~ Registered nurse, Night-shift care assistant, Home health aide, Medical assistant, Dental hygienist
higienista dental: Dental hygienist
veterinario: ~ Veterinary technician, Dog groomer, Dairy hand
peluquero canino: Dog groomer, ~ Veterinary technician, Dairy hand
desarrollador backend: Backend engineer, ~ Frontend engineer, QA engineer, Site reliability engineer, Product designer, Data analyst
remoto: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {remote}
medio tiempo: Produce clerk, Special education aide, Inventory clerk, Home health aide {part_time}
trabajo desde casa: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {remote}
restaurante: Head barista, Line cook, Pastry chef, Baker, Restaurant shift lead, Dishwasher
fábrica: Assembly technician, CNC machinist, Quality inspector, Production planner, Maintenance mechanic, Welder
operador de cnc: ~ Assembly technician, CNC machinist, Welder, Production planner, Maintenance mechanic, Quality inspector
técnico de aire acondicionado: HVAC technician, ~ Electrician, Journeyman plumber, Carpenter, Welder, Roofer, Facilities technician, Maintenance mechanic, CNC machinist
`
