/** An identifier that a developer has, and the operations that take it. */
export interface Start {
  /** Fragment identifier of the entry on the page. */
  id: string;
  /** The identifier as people call it. */
  have: string;
  /** An example from the invented world, as it is written in a call. */
  example: string;
  /** Registers the values come from, by their abbreviations. */
  registers: readonly string[];
  /** Operation pages, the first choice first. */
  calls: readonly { label: string; to: string }[];
}

const data = (slug: string) => `/api/denmark/data/${slug}`;

/** Starts by identifier, in the order of how often integrators have them. */
export const starts: readonly Start[] = [
  {
    id: 'start-cvr',
    have: 'A CVR number',
    example: '09900012',
    registers: ['CVR', 'REGNSKABER'],
    calls: [
      { label: 'Company', to: data('company-by-company-id') },
      { label: 'Annual reports', to: data('financial-reports-by-company-id') },
      { label: 'Events', to: '/api/denmark/life-events/company-events-by-company-id' },
    ],
  },
  {
    id: 'start-address',
    have: 'An address',
    example: 'Prøvestien 7, 9999 Eksempelby',
    registers: ['DAR', 'BBR', 'EMO', 'DHM'],
    calls: [
      { label: 'Attributes of the home', to: data('attributes-by-address') },
      { label: 'Recommendations', to: '/api/denmark/advisor/recommendation-by-address' },
    ],
  },
  {
    id: 'start-plate',
    have: 'A number plate',
    example: 'QQ12345',
    registers: ['DMR'],
    calls: [{ label: 'Vehicle', to: data('vehicle-by-license-plate') }],
  },
  {
    id: 'start-kid',
    have: 'A vehicle ID (KID)',
    example: '9999999999999901',
    registers: ['DMR'],
    calls: [
      { label: 'Who insures it', to: data('insurance-company-by-kid') },
      { label: 'Vehicle', to: data('vehicle-by-kid') },
    ],
  },
  {
    id: 'start-bfe',
    have: 'A BFE number',
    example: '999000001',
    registers: ['MAT', 'BBR', 'EJF', 'VUR', 'TINGLYSNING'],
    calls: [
      { label: 'Property', to: data('property-by-bfe') },
      { label: 'Public property debt', to: data('public-property-debt-from-bfe') },
      { label: 'Events', to: '/api/denmark/life-events/property-events-by-bfe-number' },
    ],
  },
];
