type Certificate = readonly [name: string, issuer: string, years: number | null]

/** Certificates of each line of work, with the years that they are valid for. */
export const certificates: Readonly<Record<string, readonly Certificate[]>> = {
  'Food and hospitality': [
    ['ServSafe Food Handler', 'National Restaurant Association', 3],
    ['ServSafe Manager', 'National Restaurant Association', 5],
  ],
  'Health care': [
    ['Basic Life Support (BLS)', 'American Heart Association', 2],
    ['Certified Nursing Assistant', 'Idaho Board of Nursing', 2],
  ],
  'Warehouse and logistics': [
    ['Forklift Operator', 'National Safety Council', 3],
    ['Commercial Driver’s License, Class A', 'Idaho Transportation Department', 4],
  ],
  'Skilled trades': [
    ['OSHA 30-Hour Construction', 'Occupational Safety and Health Administration', null],
    ['Journeyman Electrician', 'Idaho Division of Occupational Licenses', 3],
  ],
  Software: [['AWS Certified Developer', 'Amazon Web Services', 3]],
  'Education and child care': [
    ['Child Development Associate', 'Council for Professional Recognition', 3],
    ['Pediatric First Aid and CPR', 'American Red Cross', 2],
  ],
  'Office and administration': [['Notary Public', 'State of Idaho', 6]],
  'Cleaning and facilities': [['Bloodborne Pathogens', 'National Safety Council', 1]],
  Manufacturing: [['Certified Production Technician', 'Manufacturing Skill Standards Council', 5]],
  'Farming and animals': [['Private Applicator License', 'Idaho Department of Agriculture', 2]],
}
export const anyCertificate: Certificate = ['First Aid, CPR and AED', 'American Red Cross', 2]

/** Fields of study of each line of work. */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  'Food and hospitality': ['Culinary Arts', 'Hospitality Management'],
  'Health care': ['Nursing', 'Health Sciences'],
  'Warehouse and logistics': ['Supply Chain Management'],
  'Skilled trades': ['Electrical Technology', 'Construction Management'],
  Software: ['Computer Science', 'Information Systems'],
  'Education and child care': ['Early Childhood Education', 'Elementary Education'],
  Retail: ['Business Administration'],
  'Office and administration': ['Accounting', 'Business Administration'],
  'Cleaning and facilities': ['Facilities Management'],
  Manufacturing: ['Mechanical Engineering Technology', 'Welding Technology'],
  'Farming and animals': ['Animal Science', 'Horticulture'],
  'Arts and events': ['Theater Arts', 'Graphic Design'],
}

export const degreesOf: Readonly<Record<string, readonly string[]>> = {
  'College of Western Idaho': ['Associate of Applied Science', 'Technical Certificate'],
  'Portland Community College': ['Associate of Arts', 'Associate of Applied Science'],
  'Boise State University': ['Bachelor of Science', 'Bachelor of Arts'],
  'Denver Technical Institute': ['Associate of Applied Science', 'Diploma'],
}

export const secondLanguages = ['es', 'es', 'es', 'fr', 'vi', 'zh', 'ar', 'pt', 'ru', 'so']
