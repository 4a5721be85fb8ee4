/** An identifier that a developer has, and the operations that take it. */
export interface StartingPoint {
  /** Fragment identifier of the entry on the page. */
  id: string;
  /** Common name of the identifier, with an article. */
  identifier: string;
  /** Example from the invented world, as calls write it. */
  example: string;
  /** Abbreviations of the registers that the values come from. */
  registers: readonly string[];
  /** Operation pages, most useful first. */
  calls: readonly { label: string; to: string }[];
}

const dataRoute = (slug: string) => `/api/denmark/data/${slug}`;

/** Starting points, the identifiers that integrators have most often first. */
export const startingPoints: readonly StartingPoint[] = [
  {
    id: 'start-cvr',
    identifier: 'A CVR number',
    example: '09900012',
    registers: ['CVR', 'REGNSKABER'],
    calls: [
      { label: 'Company', to: dataRoute('company-by-company-id') },
      { label: 'Annual reports', to: dataRoute('financial-reports-by-company-id') },
      { label: 'Events', to: '/api/denmark/life-events/company-events-by-company-id' },
    ],
  },
  {
    id: 'start-address',
    identifier: 'An address',
    example: 'Prøvestien 7, 9999 Eksempelby',
    registers: ['DAR', 'BBR', 'EMO', 'DHM'],
    calls: [
      { label: 'Attributes of the home', to: dataRoute('attributes-by-address') },
      { label: 'Recommendations', to: '/api/denmark/advisor/recommendation-by-address' },
    ],
  },
  {
    id: 'start-plate',
    identifier: 'A number plate',
    example: 'QQ12345',
    registers: ['DMR'],
    calls: [{ label: 'Vehicle', to: dataRoute('vehicle-by-license-plate') }],
  },
  {
    id: 'start-kid',
    identifier: 'A vehicle ID (KID)',
    example: '9999999999999901',
    registers: ['DMR'],
    calls: [
      { label: 'Who insures it', to: dataRoute('insurance-company-by-kid') },
      { label: 'Vehicle', to: dataRoute('vehicle-by-kid') },
    ],
  },
  {
    id: 'start-bfe',
    identifier: 'A BFE number',
    example: '999000001',
    registers: ['MAT', 'BBR', 'EJF', 'VUR', 'TINGLYSNING'],
    calls: [
      { label: 'Property', to: dataRoute('property-by-bfe') },
      { label: 'Public property debt', to: dataRoute('public-property-debt-from-bfe') },
      { label: 'Events', to: '/api/denmark/life-events/property-events-by-bfe-number' },
    ],
  },
];
