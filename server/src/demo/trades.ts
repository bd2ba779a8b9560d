/** A line of work: what its jobs are called, need, do and pay by the hour (US dollars). */
export interface Trade {
  readonly category: string
  readonly industry: string
  readonly companies: readonly string[]
  readonly titles: readonly string[]
  readonly skills: readonly string[]
  readonly tasks: readonly string[]
  readonly needs: readonly string[]
  readonly pay: readonly [low: number, high: number]
}

export const trades: readonly Trade[] = [
  {
    category: 'Food and hospitality',
    industry: 'Restaurants and bakeries',
    companies: ['Copper Kettle Bakery', 'Northside Table', 'Juniper Coffee Roasters', 'The Long Spoon'],
    titles: ['Baker', 'Line cook', 'Head barista', 'Pastry chef', 'Restaurant shift lead', 'Dishwasher'],
    skills: ['Baking', 'Knife skills', 'Food safety', 'Espresso', 'Customer service', 'Stock keeping', 'Team leadership'],
    tasks: ['Prepare the first bake before opening', 'Keep your station clean and stocked', 'Taste, correct, and write down what changed', 'Show new colleagues the recipes', 'Close the kitchen with the checklist'],
    needs: ['Lift sacks of 50 pounds', 'Stand for a whole shift', 'Start at five in the morning'],
    pay: [15, 28],
  },
  {
    category: 'Health care',
    industry: 'Health care',
    companies: ['Willow Creek Care', 'Harbor Street Clinic', 'Evergreen Home Nursing', 'Saint Brendan Hospice'],
    titles: ['Registered nurse', 'Night-shift care assistant', 'Medical assistant', 'Physical therapist', 'Home health aide', 'Dental hygienist'],
    skills: ['Patient care', 'CPR', 'Charting', 'Medication', 'Wound care', 'Communication', 'Spanish'],
    tasks: ['Look after six residents through the night', 'Write handovers that the morning can rely on', 'Prepare and give medication', 'Talk with families, also when it is hard', 'Keep records the same day'],
    needs: ['Help people move safely', 'Work every other weekend'],
    pay: [18, 54],
  },
  {
    category: 'Warehouse and logistics',
    industry: 'Logistics',
    companies: ['Bluebird Freight', 'Cold Chain Idaho', 'Prairie Parcel', 'Dockside Logistics'],
    titles: ['Warehouse picker', 'Forklift operator', 'Delivery driver', 'Dispatcher', 'Inventory clerk', 'Warehouse shift lead'],
    skills: ['Forklift', 'Inventory', 'Driving licence', 'Route planning', 'Scanning', 'Team leadership', 'Safety training'],
    tasks: ['Pick and pack by scanner', 'Load trucks in the order of the route', 'Count stock every Friday', 'Report what is damaged', 'Plan tomorrow with the drivers'],
    needs: ['Lift up to 40 pounds', 'Work in a cold store', 'Walk eight miles a shift'],
    pay: [17, 33],
  },
  {
    category: 'Skilled trades',
    industry: 'Construction and trades',
    companies: ['Cedar and Stone Builders', 'Bright Wire Electric', 'Three Rivers Plumbing', 'Summit Roofing'],
    titles: ['Electrician', 'Journeyman plumber', 'Carpenter', 'Welder', 'HVAC technician', 'Roofer'],
    skills: ['Wiring', 'Blueprint reading', 'Soldering', 'Welding', 'Carpentry', 'Safety training', 'Customer service'],
    tasks: ['Run and finish your own small sites', 'Read drawings and say where they are wrong', 'Teach an apprentice', 'Leave every site cleaner than you found it', 'Order material a week ahead'],
    needs: ['Work on ladders', 'Lift up to 60 pounds', 'Own boots, we bring the tools'],
    pay: [24, 52],
  },
  {
    category: 'Software',
    industry: 'Software',
    companies: ['Lantern Labs', 'Quiet Harbor Software', 'Fieldnote', 'Tallgrass Data'],
    titles: ['Backend engineer', 'Frontend engineer', 'Data analyst', 'Site reliability engineer', 'Product designer', 'QA engineer'],
    skills: ['TypeScript', 'PostgreSQL', 'React', 'Node.js', 'Python', 'SQL', 'Linux', 'Accessibility', 'Testing', 'Figma'],
    tasks: ['Build features from first talk to production', 'Review the code of two colleagues a day', 'Be on call one week in six', 'Write down why, not only what', 'Talk to the people who use it, every month'],
    needs: ['Four hours that overlap with mountain time'],
    pay: [38, 92],
  },
  {
    category: 'Education and child care',
    industry: 'Education',
    companies: ['Acorn Preschool', 'Meridian Learning', 'Little River Montessori'],
    titles: ['Preschool teacher', 'Math tutor', 'Teaching assistant', 'After-school coordinator', 'Special education aide'],
    skills: ['Classroom management', 'First aid', 'Lesson planning', 'Spanish', 'Communication', 'Patience with paperwork'],
    tasks: ['Plan and lead a group of twelve', 'Talk with parents at the door every day', 'Keep notes on how each child is doing', 'Prepare the room for the next morning'],
    needs: ['Background check', 'Be outdoors in any weather'],
    pay: [16, 34],
  },
  {
    category: 'Retail',
    industry: 'Retail',
    companies: ['Fern and Fable Books', 'Old Mill Hardware', 'Pinecone Outdoor', 'Greenhouse Market'],
    titles: ['Sales associate', 'Store manager', 'Cashier', 'Visual merchandiser', 'Produce clerk'],
    skills: ['Customer service', 'Cash handling', 'Stock keeping', 'Team leadership', 'Merchandising', 'Spanish'],
    tasks: ['Advise people, and say so when we do not have it', 'Open or close the till', 'Refill and face the shelves', 'Order for your own section'],
    needs: ['Stand for a whole shift', 'Two Saturdays a month'],
    pay: [15, 31],
  },
  {
    category: 'Office and administration',
    industry: 'Professional services',
    companies: ['Ledger and Line Accounting', 'Boise Valley Insurance', 'Harper Legal', 'Civic Works Office'],
    titles: ['Bookkeeper', 'Office manager', 'Receptionist', 'Payroll specialist', 'Paralegal', 'Executive assistant'],
    skills: ['Bookkeeping', 'Excel', 'Scheduling', 'QuickBooks', 'Communication', 'Payroll', 'Writing'],
    tasks: ['Close the month by the third working day', 'Answer the telephone as a person', 'Keep the calendar of four people free of collisions', 'Prepare papers for signature'],
    needs: [],
    pay: [18, 44],
  },
  {
    category: 'Cleaning and facilities',
    industry: 'Facility services',
    companies: ['Clear Pane Services', 'Daybreak Cleaning', 'Keystone Facilities'],
    titles: ['Office cleaner', 'Housekeeper', 'Facilities technician', 'Window cleaner', 'Groundskeeper'],
    skills: ['Cleaning', 'Maintenance', 'Driving licence', 'Safety training', 'Customer service'],
    tasks: ['Look after three offices an evening', 'Report what is broken with a photo', 'Refill what runs out before it does', 'Plan your own round'],
    needs: ['Work evenings', 'Climb stairs with equipment'],
    pay: [15, 27],
  },
  {
    category: 'Manufacturing',
    industry: 'Manufacturing',
    companies: ['Redpoint Instruments', 'Sawtooth Bikes', 'Clearwater Ceramics', 'Gem State Machine'],
    titles: ['CNC machinist', 'Assembly technician', 'Quality inspector', 'Maintenance mechanic', 'Production planner'],
    skills: ['CNC', 'Blueprint reading', 'Calipers', 'Lean', 'Welding', 'Maintenance', 'Safety training'],
    tasks: ['Set up and run two machines', 'Measure the first piece and every twentieth', 'Find out why, then fix it', 'Hand over to the night shift'],
    needs: ['Wear ear protection', 'Rotate between day and night every two weeks'],
    pay: [20, 43],
  },
  {
    category: 'Farming and animals',
    industry: 'Agriculture',
    companies: ['Snake River Orchards', 'Highland Veterinary', 'Goldenrod Farm'],
    titles: ['Orchard crew lead', 'Veterinary technician', 'Greenhouse grower', 'Dairy hand', 'Dog groomer'],
    skills: ['Irrigation', 'Animal care', 'Tractor', 'Pruning', 'Record keeping', 'Spanish'],
    tasks: ['Walk the rows every morning and write down what you see', 'Feed, clean, and notice who is not well', 'Keep water and records running', 'Lead a crew of five in the season'],
    needs: ['Be outdoors in any weather', 'Lift up to 50 pounds'],
    pay: [16, 32],
  },
  {
    category: 'Arts and events',
    industry: 'Events and culture',
    companies: ['Lamplight Theater', 'Stagehand Collective', 'Riverside Museum'],
    titles: ['Event rigger', 'Museum guide', 'Sound technician', 'Ticket office lead', 'Exhibition designer'],
    skills: ['Rigging', 'Sound', 'Lighting', 'Public speaking', 'Customer service', 'Figma', 'Carpentry'],
    tasks: ['Build up and take down, safely and on time', 'Run the desk for two shows a week', 'Lead three groups a day through the house', 'Keep cables, tickets and people sorted'],
    needs: ['Work evenings and weekends', 'Work at heights'],
    pay: [17, 38],
  },
]
