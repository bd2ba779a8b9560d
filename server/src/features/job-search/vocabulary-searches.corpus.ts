/** Keywords with the titles they find, in order: `~` before related work, (keyword) after a correction, {filters} where words act as filters. */
export const searches = `
waiter: ~ Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker
waitress: ~ Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker
server: ~ Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker
programmer: ~ QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer
RN: Registered nurse, ~ Dental hygienist, Home health aide, Medical assistant, Night-shift care assistant
remote: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {remote}
kitchen help: ~ Dishwasher, Pastry chef, Line cook, Baker
front desk: Receptionist, ~ Housekeeper
truck driver: ~ Delivery driver
barsta: Head barista, ~ Dishwasher, Restaurant shift lead, Pastry chef, Line cook, Baker (barista)
electrican: Electrician, ~ Maintenance mechanic, CNC machinist, Facilities technician, Roofer, HVAC technician, Welder, Carpenter, Journeyman plumber (electrician)
food service: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker
software: QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer
part time: Produce clerk, Special education aide, Inventory clerk, Home health aide {part_time}
remote engineer: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {engineer remote}
CNA: Night-shift care assistant, ~ Home health aide
nurse: Registered nurse, ~ Dental hygienist, Home health aide, Physical therapist, Medical assistant, Night-shift care assistant
nursing assistant: Night-shift care assistant, ~ Home health aide
lawyer: ~ Paralegal
cook: Line cook, ~ Dishwasher, Pastry chef, Baker
coffee: Head barista
janitor: Office cleaner, ~ Window cleaner, Housekeeper, Dishwasher
cleaning: Window cleaner, Housekeeper, Office cleaner, Dishwasher
HVAC: HVAC technician, ~ Maintenance mechanic, CNC machinist, Facilities technician, Roofer, Welder, Carpenter, Journeyman plumber, Electrician
vet tech: Veterinary technician, ~ Dog groomer, Dairy hand
teacher: Preschool teacher, ~ Special education aide, After-school coordinator, Teaching assistant, Math tutor
tutor: Math tutor, ~ Special education aide, After-school coordinator, Teaching assistant, Preschool teacher
childcare: Special education aide, After-school coordinator, Teaching assistant, Preschool teacher
cashier part time: ~ Produce clerk {cashier part_time}
administrative assistant: ~ Executive assistant, Payroll specialist, Receptionist, Office manager, Bookkeeper
secretary: ~ Executive assistant, Payroll specialist, Receptionist, Office manager, Bookkeeper
mechanic: Maintenance mechanic
handyman: ~ Maintenance mechanic, Groundskeeper, Facilities technician, Office cleaner, HVAC technician, Electrician
construction: Roofer, HVAC technician, Welder, Carpenter, Journeyman plumber, Electrician
warehouse: Warehouse shift lead, Warehouse picker, ~ Inventory clerk, Forklift operator
forklift driver: Forklift operator, ~ Warehouse shift lead, Inventory clerk, Warehouse picker
order picker: Warehouse picker, ~ Warehouse shift lead, Inventory clerk, Forklift operator
driver: Delivery driver
courier: Delivery driver
QA: QA engineer, ~ Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer
SRE: Site reliability engineer, ~ QA engineer, Product designer, Data analyst, Frontend engineer, Backend engineer
UX designer: Product designer, ~ Exhibition designer
legal assistant: Paralegal
office jobs: Office manager, Executive assistant, Payroll specialist, Receptionist, Bookkeeper
bookkeeping: Bookkeeper, ~ Payroll specialist
HR: ~ Executive assistant, Payroll specialist, Receptionist, Office manager, Bookkeeper
dog grooming: Dog groomer, ~ Dairy hand, Veterinary technician
farm work: Dairy hand, Greenhouse grower, Orchard crew lead
landscaper: ~ Groundskeeper
swe: ~ QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer
programer: QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer
waitor: ~ Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker (waiter)
nurse jobs: Registered nurse, Home health aide, Medical assistant, Night-shift care assistant
mesera: ~ Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker
mesero: ~ Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker
camarero: ~ Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker
cocinero: Line cook, ~ Dishwasher, Pastry chef, Baker
cocinera: Line cook, ~ Dishwasher, Pastry chef, Baker
enfermera: Registered nurse, ~ Dental hygienist, Home health aide, Medical assistant, Night-shift care assistant
enfermera titulada: Registered nurse, ~ Dental hygienist, Home health aide, Medical assistant, Night-shift care assistant
recepcionista: Receptionist, ~ Housekeeper
niñera: ~ Special education aide, After-school coordinator, Teaching assistant, Preschool teacher
electricista: Electrician, ~ Maintenance mechanic, CNC machinist, Facilities technician, Roofer, HVAC technician, Welder, Carpenter, Journeyman plumber
plomero: Journeyman plumber, ~ Maintenance mechanic, CNC machinist, Facilities technician, Roofer, HVAC technician, Welder, Carpenter, Electrician
carpintero: Carpenter, ~ Roofer, HVAC technician, Welder, Journeyman plumber, Electrician
soldador: Welder, ~ Maintenance mechanic, CNC machinist, Facilities technician, Roofer, HVAC technician, Carpenter, Journeyman plumber, Electrician
limpieza: Window cleaner, Housekeeper, Office cleaner, Dishwasher
trabajo de limpieza: Window cleaner, Housekeeper, Office cleaner, Dishwasher
empleado de limpieza: Office cleaner, ~ Window cleaner, Housekeeper, Dishwasher
jardinero: ~ Groundskeeper
chofer: Delivery driver
chofer de camión: ~ Delivery driver
repartidor: Delivery driver
almacén: Warehouse shift lead, Inventory clerk, Forklift operator, Warehouse picker
montacargas: Forklift operator
cajera: Cashier, ~ Produce clerk, Visual merchandiser, Store manager, Sales associate
vendedora: Sales associate, ~ Produce clerk, Visual merchandiser, Cashier, Store manager
contador: ~ Payroll specialist, Bookkeeper
auxiliar contable: Bookkeeper, ~ Payroll specialist
secretaria: ~ Executive assistant, Payroll specialist, Receptionist, Office manager, Bookkeeper
maestra: Preschool teacher, ~ Special education aide, After-school coordinator, Teaching assistant, Math tutor
maestra de preescolar: Preschool teacher, ~ Special education aide, Math tutor
asistente de maestra: Teaching assistant, Special education aide, ~ Math tutor, Preschool teacher
tutor de matemáticas: Math tutor, ~ Special education aide, Preschool teacher
programador: ~ QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer
programadora web: ~ QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer, Backend engineer
diseñadora gráfica: ~ Exhibition designer, Product designer
lavaplatos: Dishwasher, ~ Pastry chef, Line cook, Baker
panadero: Baker, ~ Produce clerk, Cashier
repostera: Pastry chef, ~ Dishwasher, Line cook, Baker
mucama: Housekeeper, ~ Receptionist
cuidadora: ~ Home health aide, Night-shift care assistant
auxiliar de enfermería: Night-shift care assistant, ~ Home health aide
fisioterapeuta: Physical therapist, ~ Dental hygienist, Home health aide, Medical assistant, Night-shift care assistant, Registered nurse
higienista dental: Dental hygienist
veterinario: ~ Dog groomer, Dairy hand, Veterinary technician
peluquero canino: Dog groomer, ~ Dairy hand, Veterinary technician
desarrollador backend: Backend engineer, ~ QA engineer, Product designer, Site reliability engineer, Data analyst, Frontend engineer
remoto: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {remote}
medio tiempo: Produce clerk, Special education aide, Inventory clerk, Home health aide {part_time}
trabajo desde casa: QA engineer, Site reliability engineer, Frontend engineer, Backend engineer {remote}
restaurante: Dishwasher, Restaurant shift lead, Pastry chef, Head barista, Line cook, Baker
fábrica: Production planner, Maintenance mechanic, Quality inspector, Assembly technician, CNC machinist, Welder
operador de cnc: ~ CNC machinist, Assembly technician, Welder
técnico de aire acondicionado: HVAC technician, ~ Facilities technician, Roofer, Welder, Carpenter, Journeyman plumber, Electrician
`
