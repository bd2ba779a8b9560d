/** A post as far as its worth to somebody who searches is judged. */
export interface Judged {
  readonly jobTitle: string
  readonly company: string
  readonly city: string | null
}

/** What somebody types, and which posts they hope for; the first that fits counts. */
export interface Query {
  readonly keyword: string
  readonly location?: string
  /** Exactly the work that was asked for. */
  readonly best: RegExp
  /** The same work at another level, or a part of it. */
  readonly good?: RegExp
  /** Not asked for, but nobody would wonder. */
  readonly related?: RegExp
  /** Only posts of this company are worth anything. */
  readonly company?: RegExp
  /** Only posts in this town are worth anything. */
  readonly city?: string
}

const nurse = { best: /\bnurse\b|\brn\b/i, good: /nursing|\blpn\b|\blvn\b/i, related: /patient care/i }
const socialWorker = {
  best: /social worker/i,
  good: /social (work|services?)/i,
  related: /case ?(manager|worker)|counselor/i,
}
const electrician = {
  best: /\belectrician/i,
  good: /electrical (worker|equipment)/i,
  related: /electric|electronics mech/i,
}
const attorney = { best: /attorney/i, good: /\bcounsel\b|lawyer/i, related: /paralegal|legal/i }
const driver = {
  best: /driver|motor vehicle operator/i,
  good: /vehicle operator|chauffeur/i,
  related: /transport|dispatch/i,
}
const cleaner = {
  best: /janitor|custod|housekeep/i,
  good: /cleaner|laborer \(cust/i,
  related: /environmental services|laborer/i,
}
const doctor = {
  best: /^(?!.*assistant).*(physician|doctor)/i,
  good: /surgeon|physician assistant/i,
  related: /\bmedical officer|nurse pract/i,
}

/** Written by hand from what people type: plain titles, short forms, everyday words, slips, places and companies. */
export const queries: readonly Query[] = [
  { keyword: 'nurse', ...nurse },
  { keyword: 'registered nurse', best: /registered nurse|\brn\b/i, good: /\bnurse\b/i, related: /nursing/i },
  { keyword: 'RN', best: /registered nurse|\brn\b/i, good: /\bnurse\b/i, related: /nursing/i },
  {
    keyword: 'LPN',
    best: /licensed practical nurse|\blpn\b/i,
    good: /practical nurse|\blvn\b|vocational nurse/i,
    related: /\bnurse\b/i,
  },
  {
    keyword: 'nurse practitioner',
    best: /nurse practitioner/i,
    good: /advanced practice|physician assistant/i,
    related: /\bnurse\b/i,
  },
  {
    keyword: 'nursing assistant',
    best: /nursing assistant/i,
    good: /nurse aide|health aid|\bcna\b/i,
    related: /nurs/i,
  },
  { keyword: 'social worker', ...socialWorker },
  { keyword: 'psychologist', best: /psychologist/i, good: /psychology/i, related: /psychiatr|mental health/i },
  { keyword: 'psychiatrist', best: /psychiatrist/i, good: /psychiatr/i, related: /psycholog|mental health/i },
  { keyword: 'doctor', ...doctor },
  { keyword: 'physician', ...doctor },
  {
    keyword: 'dentist',
    best: /^(?!.*assistant).*(dentist|dental officer)/i,
    good: /dental hygien/i,
    related: /dental/i,
  },
  {
    keyword: 'dental assistant',
    best: /dental assistant/i,
    good: /dental hygien|dental (lab|tech)/i,
    related: /dent(al|ist)/i,
  },
  { keyword: 'pharmacist', best: /pharmacist/i, good: /pharmacy (prog|manag|clin)/i, related: /pharmac/i },
  {
    keyword: 'pharmacy technician',
    best: /pharmacy technician/i,
    good: /pharmac(y|ist).*(tech|aide)/i,
    related: /pharmac/i,
  },
  {
    keyword: 'physical therapist',
    best: /physical therapist(?! assist)/i,
    good: /physical therap/i,
    related: /therapist|rehabilit/i,
  },
  {
    keyword: 'occupational therapist',
    best: /occupational therapist/i,
    good: /occupational therap/i,
    related: /therapist|rehabilit/i,
  },
  { keyword: 'phlebotomist', best: /phlebotom/i, good: /medical technician/i, related: /laborator/i },
  {
    keyword: 'x-ray technician',
    best: /x-ray|radiolog.*techn|techn.*radiolog/i,
    good: /radiograph|imaging/i,
    related: /radiolog/i,
  },
  { keyword: 'dietitian', best: /dietitian/i, good: /diet|nutrition/i, related: /food service/i },
  { keyword: 'veterinarian', best: /veterinar(ian|y medical officer)/i, good: /veterinar/i, related: /animal/i },
  { keyword: 'paramedic', best: /paramedic/i, good: /emergency medical tech|\bemt\b/i, related: /emergency/i },
  {
    keyword: 'medical support assistant',
    best: /medical support assistant/i,
    good: /medical (admin|clerk|assist)/i,
    related: /medical|unit clerk/i,
  },
  { keyword: 'electrician', ...electrician },
  { keyword: 'plumber', best: /plumber/i, good: /plumb|pipefit/i, related: /utility systems|maintenance/i },
  { keyword: 'welder', best: /welder/i, good: /weld/i, related: /shipfitter|machinist|sheet metal/i },
  { keyword: 'carpenter', best: /carpent/i, good: /wood ?(craft|work)/i, related: /maintenance (worker|mech)/i },
  {
    keyword: 'aircraft mechanic',
    best: /aircraft.*mechanic|mechanic.*aircraft/i,
    good: /aircraft/i,
    related: /mechanic/i,
  },
  {
    keyword: 'auto mechanic',
    best: /auto.*mechanic|heavy mobile equip.*(mechanic|repair)/i,
    good: /mobile equipment|surface maintenance mech/i,
    related: /mechanic/i,
  },
  {
    keyword: 'maintenance worker',
    best: /maintenance worker/i,
    good: /maintenance (mech|tech)/i,
    related: /maintenance/i,
  },
  { keyword: 'janitor', ...cleaner },
  { keyword: 'truck driver', ...driver },
  {
    keyword: 'warehouse worker',
    best: /warehouse|materials handler/i,
    good: /material(s)? (exam|hand)|store ?worker/i,
    related: /supply|forklift|fork lift/i,
  },
  { keyword: 'cook', best: /\bcook\b/i, good: /\bchef|food service/i, related: /kitchen|baker|culinary/i },
  { keyword: 'chef', best: /\bchef/i, good: /\bcook\b/i, related: /food service|kitchen/i },
  { keyword: 'cashier', best: /cashier/i, good: /sales store check|checker/i, related: /store associate|sales/i },
  { keyword: 'lifeguard', best: /lifeguard/i, good: /water safety|swim/i, related: /recreation (aid|assist)/i },
  {
    keyword: 'child care',
    best: /child ?(care|hood|develop)|child and youth/i,
    good: /childcare|\bcy[ps]\b/i,
    related: /teacher|educational aide/i,
  },
  { keyword: 'teacher', best: /teacher/i, good: /instructor|education.*aide/i, related: /educat|training/i },
  {
    keyword: 'special education',
    best: /special education/i,
    good: /special ed/i,
    related: /teacher|educational aide/i,
  },
  { keyword: 'librarian', best: /librarian/i, good: /librar/i, related: /archiv/i },
  { keyword: 'chaplain', best: /chaplain/i },
  { keyword: 'lawyer', ...attorney },
  { keyword: 'attorney', ...attorney },
  { keyword: 'paralegal', best: /paralegal/i, good: /legal assistant/i, related: /legal/i },
  { keyword: 'accountant', best: /accountant/i, good: /accounting|auditor/i, related: /financ|budget/i },
  { keyword: 'auditor', best: /^(?!.*medical).*auditor/i, good: /audit/i, related: /accountant/i },
  { keyword: 'budget analyst', best: /budget analyst/i, good: /budget/i, related: /financial (manag|anal)/i },
  { keyword: 'economist', best: /economist/i, good: /economic/i, related: /statistic/i },
  { keyword: 'statistician', best: /statistician/i, good: /statistic/i, related: /data (scien|anal)|mathemat/i },
  {
    keyword: 'data scientist',
    best: /data scien/i,
    good: /data anal|\bdata\b.*(engineer|architect)/i,
    related: /statistic|operations research/i,
  },
  {
    keyword: 'software engineer',
    best: /software (engineer|develop)/i,
    good: /developer|software|programmer/i,
    related: /computer scien|\bit spec.*(app|soft)/i,
  },
  {
    keyword: 'cyber security',
    best: /cyber ?security/i,
    good: /infosec|information security|cyber/i,
    related: /\bit spec|information tech/i,
  },
  {
    keyword: 'network administrator',
    best: /network.*(admin|engin)|(it spec|information tech).*network/i,
    good: /network|sysadmin|system.*admin/i,
    related: /\bit spec|information tech/i,
  },
  {
    keyword: 'IT support',
    best: /it support|help ?desk|customer support|custspt/i,
    good: /\bit spec|information technology spec/i,
    related: /information tech|computer/i,
  },
  {
    keyword: 'civil engineer',
    best: /civil engineer/i,
    good: /engineer.*civil|structural engin/i,
    related: /engineer/i,
  },
  {
    keyword: 'electrical engineer',
    best: /electrical engineer/i,
    good: /electronics engineer|engineer.*electr/i,
    related: /engineer/i,
  },
  {
    keyword: 'project manager',
    best: /project manager/i,
    good: /project (lead|coord|off)|program manager/i,
    related: /project|product manager/i,
  },
  {
    keyword: 'HR specialist',
    best: /human resources specialist|\bhr specialist/i,
    good: /human resources|\bhr\b/i,
    related: /personnel|recruit/i,
  },
  { keyword: 'recruiter', best: /recruit(er|ment)/i, good: /human resources/i, related: /staffing|personnel/i },
  {
    keyword: 'secretary',
    best: /secretary/i,
    good: /administrative (assist|support)|office automation/i,
    related: /clerk|admin/i,
  },
  {
    keyword: 'receptionist',
    best: /receptionist/i,
    good: /front desk|information recep/i,
    related: /clerk|medical support/i,
  },
  {
    keyword: 'police officer',
    best: /police officer/i,
    good: /police|law enforcement/i,
    related: /security|guard|correction/i,
  },
  {
    keyword: 'security guard',
    best: /security guard/i,
    good: /guard(?!.*life)|security (officer|assist)/i,
    related: /police|security/i,
  },
  { keyword: 'firefighter', best: /fire ?fighter/i, good: /\bfire\b/i, related: /forestry|emergency/i },
  { keyword: 'park ranger', best: /park ranger/i, good: /ranger/i, related: /\bpark\b|natural resource/i },
  { keyword: 'border patrol', best: /border patrol/i, good: /border|customs/i, related: /immigration/i },
  { keyword: 'air traffic controller', best: /air traffic control/i, good: /air traffic/i, related: /aviation/i },
  { keyword: 'pilot', best: /\bpilot\b/i, good: /\baviat|air commander/i, related: /flight|aircr/i },
  { keyword: 'wildlife biologist', best: /wildlife biolog/i, good: /wildlife|biologist/i, related: /biolog|fish/i },
  {
    keyword: 'urban planner',
    best: /(city|urban|community|neighborhood) planner/i,
    good: /planner|planning/i,
    related: /land use|transportation plan/i,
  },
  // Slips of the finger.
  { keyword: 'electrican', ...electrician },
  { keyword: 'pharmasist', best: /pharmacist/i, good: /pharmacy (prog|manag|clin)/i, related: /pharmac/i },
  { keyword: 'acountant', best: /accountant/i, good: /accounting|auditor/i, related: /financ|budget/i },
  { keyword: 'socail worker', ...socialWorker },
  { keyword: 'fire fighter', best: /fire ?fighter/i, good: /\bfire\b/i, related: /forestry|emergency/i },
  // Not finished yet.
  { keyword: 'psycholog', best: /psychologist/i, good: /psychology/i, related: /psychiatr|mental health/i },
  { keyword: 'account', best: /account(ant|ing)/i, good: /account|auditor/i, related: /financ|budget/i },
  // In a town.
  { keyword: 'nurse', location: 'Phoenix, AZ', ...nurse, city: 'Phoenix' },
  { keyword: 'social worker', location: 'Salt Lake City', ...socialWorker, city: 'Salt Lake City' },
  { keyword: 'attorney', location: 'Washington, DC', ...attorney, city: 'Washington' },
  {
    keyword: 'project manager',
    location: 'New York, NY',
    best: /project manager/i,
    good: /project (lead|coord|off)|program manager/i,
    related: /project/i,
    city: 'New York',
  },
  { keyword: 'physician', location: 'Tucson', ...doctor, city: 'Tucson' },
  {
    keyword: 'engineer',
    location: 'San Diego',
    best: /engineer/i,
    good: /engineering/i,
    related: /techn/i,
    city: 'San Diego',
  },
  // At a company.
  { keyword: 'national park service', best: /./, company: /national park service/i },
  {
    keyword: 'census bureau statistician',
    best: /statistician/i,
    good: /statistic|survey/i,
    related: /./,
    company: /census bureau/i,
  },
  {
    keyword: 'indian health service nurse',
    best: /nurse|\brn\b/i,
    good: /nurs|health/i,
    company: /indian health service/i,
  },
]
