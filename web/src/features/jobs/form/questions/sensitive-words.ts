/** Wordings of a text that separates them by commas and lines. */
const wordings = (text: string): string[] =>
  text
    .split(/[,\n]/u)
    .map((wording) => wording.trim())
    .filter(Boolean)

/**
 * Wordings of questions about protected facts, in English and Spanish. Each is a series of whole words, without accents
 * and in lower case; `*` stands for the rest of a word. Wordings in `fineWords` are removed before these are looked for.
 */
export const sensitiveWords = {
  health: wordings(`
    disab*, handicap*, illness*, disease*, diseased, chronic, diagnos*, medical condition*, medication*,
    medical history, health condition*, your health, health problem*, health issue*, mental health,
    are you healthy, sick days, sick leave, surger*, hospitali*, hiv, depress*, wheelchair, vaccinat*,
    discapacidad*, discapacitad*, minusvali*, enfermedad*, enferm* cronic*, cronic*, diagnostic*, medicament*,
    medicacion, historial medico, tu salud, su salud, problema* de salud, salud mental, estado de salud,
    baja* medica*, cirugia*, operacion quirurgica, hospitaliz*, vih, depresi*, silla de ruedas, vacunad*`),
  age: wordings(`
    how old are you, your age, age, date of birth, birth date, birthdate, birthday, year of birth, born,
    birth year, years old, when did you graduate, graduation year, year did you graduate, retire,
    retirement plans, edad, que edad, cuantos anos tienes, cuantos anos tiene, fecha de nacimiento,
    ano de nacimiento, naciste, nacio usted, cumpleanos, ano te graduaste, ano de graduacion, jubilar*,
    jubilacion`),
  origin: wordings(`
    where are you from, where are you originally from, nationalit*, country of origin, place of birth,
    birthplace, birth country, country were you born, where were you born, ethnic*, race, racial, ancestry,
    citizenship, are you a citizen, us citizen, u s citizen, native language, mother tongue, native speaker,
    religio*, church, mosque, immigra*, accent, skin color, green card, de donde eres, de donde es usted,
    nacionalidad*, pais de origen, lugar de nacimiento, pais de nacimiento, pais naciste, donde naciste,
    etnia, etnic*, raza, racial, ciudadania, eres ciudadan*, lengua materna, idioma materno, religion*,
    religios*, iglesia, mezquita, inmigra*, extranjer*, color de piel`),
  family: wordings(`
    married, marital, marriage, single or, spouse, husband, wife, your partner, pregnan*, have children,
    have kids, any children, any kids, your children, your kids, how many children, how many kids,
    plan* a family, start* a family, family plan*, your family, maiden name, childcare arrangements,
    child care arrangements, single parent*, casad*, estado civil, solter*, divorciad*, conyuge, esposo,
    esposa, marido, tu pareja, su pareja, embaraz*, tienes hijos, tiene hijos, tus hijos, sus hijos,
    cuantos hijos, tener hijos, formar una familia, tu familia, su familia, apellido de soltera,
    madre soltera, padre soltero, planificacion familiar`),
  pay: wordings(`
    salary history, pay history, wage history, previous salar*, current salar*, last salar*, present salar*,
    previous pay, current pay, last pay, prior salar*, prior pay, previous wage*, current wage*, last wage*,
    current compensation, previous compensation, earned before, did you earn, do you earn,
    do you currently earn, do you make now, did you make, were you paid, are you paid, currently make,
    currently paid, pay stub*, payslip*, historial salarial, salario anterior, salario actual, ultimo salario,
    sueldo anterior, sueldo actual, ultimo sueldo, cuanto ganas, cuanto gana, cuanto ganabas, cuanto ganaba,
    cuanto cobras, cuanto cobrabas, te pagaban, te pagan, remuneracion actual, remuneracion anterior,
    nomina anterior, ultima nomina, recibo* de sueldo`),
}

/** Wordings that only look like them. */
export const fineWords = wordings(`
    at least 16 years old, at least 18 years old, at least 21 years old, at least 18 years of age,
    at least 21 years of age, over 18 years old, over 21 years old,
    age of the, age of our, age of your*, age group*, golden age, new age, digital age, ages of,
    old age home*, legal working age, legal drinking age, minimum age, at least 16, at least 18, at least 21,
    18 or older, 21 or older, 18 years or older, 18 years old, 21 years old, 16 years old, over 18, over 21,
    18 or over, 21 or over, 18 years of age, 21 years of age, race condition*, race track*, race car*,
    racetrack*, arms race, data race*, human race, horse race*, disabled in, disabled by default, disable a,
    disable the, adults with disabilities, people with disabilities, children with disabilities,
    with disabled, students with disabilities, clients with disabilities, disability insurance,
    disability services, disability support, disease control, disease prevention, infectious diseases,
    plant disease*, diagnostic tool*, diagnose faults, diagnose problem*, diagnose engine*, diagnose a,
    diagnose the, mental health clinic*, mental health services, mental health setting*,
    mental health first aid, surgery center*, veterinary surgery, dental surgery, surgery patients,
    administer* medication*, give medication*, dispense medication*, medication management,
    medication technician, medication aide, family restaurant*, family business*, family owned, family run,
    family medicine, family law, family practice, your family business, husbandry, marriage counsel*,
    single or double, single or multiple, wheelchair transfer*, wheelchair users, wheelchair accessible,
    church choir, church music, religious education, religious studies, immigration law*, immigration case*,
    native app*, accent wall*, accent color*, accent light*, cloud native, citizen science, born digital,
    depressed area*, tongue depressor*, retire a, retire old, retire legacy, retirement home*,
    retirement community, retirement communities, retirement plan admin*, edad del codigo, edad de la,
    edad del, edad media, edad legal, edad minima, mayor de edad, mayores de edad, tercera edad, al menos 18,
    mas de 18, restaurante familiar, empresa familiar, negocio familiar, medicina familiar,
    derecho de familia, raza* de perro*, raza* canin*, personas con discapacidad, ninos con discapacidad,
    adultos con discapacidad, residencia de mayores, diagnostico de averias, diagnosticar averias,
    diagnosticar fallos, diagnosticar problemas, diagnostico de motores, salon de belleza,
    administrar medicamentos, comercio exterior, musica religiosa, ley de inmigracion, derecho de inmigracion,
    enfermedades infecciosas, enfermedades de plantas`)
