import type { IdentifierRule } from '../rule';
import { accessAddress, address, kvh, kvhx } from './addresses';
import { municipality, postalCode } from './codes';
import { cvr, pNumber, seNumber } from './companies';
import { cpr, personId } from './persons';
import {
  bfe,
  cadastralDistrict,
  cadastralKey,
  cadastralKeyDanish,
  cadastralNumber,
  cadastralNumberDanish,
} from './properties';
import { kid, plate, plateDanish, vin } from './vehicles';

/**
 * Rules of the identifiers, most likely first.
 *
 * Source of forms and checks: the guide `docs/docs/identifiers.mdx`, which cites the registers.
 */
export const RULES: readonly IdentifierRule[] = [
  address,
  accessAddress,
  personId,
  kvhx,
  kvh,
  cpr,
  cvr,
  pNumber,
  seNumber,
  bfe,
  kid,
  vin,
  cadastralKey,
  cadastralKeyDanish,
  plate,
  plateDanish,
  cadastralDistrict,
  cadastralNumber,
  cadastralNumberDanish,
  municipality,
  postalCode,
];
