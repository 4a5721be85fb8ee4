/** Values of the invented world for a reader without one. `identifier` is the input that the value fills. */
export const exampleValues = [
  { identifier: 'cvr', name: 'CVR number', value: '09900012' },
  { identifier: 'address', name: 'Address', value: 'Prøvestien 7, 9999 Eksempelby' },
  { identifier: 'plate', name: 'Number plate', value: 'QQ12345' },
  { identifier: 'bfe', name: 'BFE number', value: '999000001' },
  { identifier: 'kid', name: 'Vehicle ID', value: '9999999999999901' },
] as const;
