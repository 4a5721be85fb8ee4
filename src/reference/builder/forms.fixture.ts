import { apis } from '../../apis';
import { ownerOf } from '../../owner';
import { paths } from '../../paths';
import { apiForm } from '../generate/apiForm';
import { readApi } from '../generate/readApi';
import type { Form } from './form/types';

const read = await Promise.all(apis.map((api) => readApi(api, paths.specs, ownerOf(process.env))));

/** Every operation of this site with its form, as the browser gets it. */
export const operations = read.flatMap((api) =>
  api.operations
    .filter(({ operation }) => operation.kind === 'operation')
    .map(({ operation, located }) => ({
      id: `${api.ref.id}/${operation.id}`,
      api,
      operation,
      located,
      form: JSON.parse(JSON.stringify(apiForm(operation, located, api))) as Form,
    })),
);
