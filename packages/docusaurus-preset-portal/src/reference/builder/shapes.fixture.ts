import type { OperationForm, Preset } from './form/types';

/** Returns a form with one parameter. */
export const shapesForm = (...presets: Preset[]): OperationForm => ({
  operation: 'shapes/list',
  plan: { method: 'GET', base: 'https://api.example.com', path: '/shapes', secrets: [] },
  parameters: [
    {
      key: 'id',
      parameter: { name: 'id', location: 'query', style: 'form', explode: true },
      field: { name: 'id', type: 'string' },
    },
  ],
  presets,
});
