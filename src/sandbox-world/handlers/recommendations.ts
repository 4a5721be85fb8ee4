import { sha256 } from 'openapi-toolkit/node';
import { type DataRow, refuseNotFound } from 'openapi-toolkit/sandbox';

import type { World } from '../world';
import type { WorldHandler } from './handler';
import { knownAddress, requireCurrent, requireUnit } from './knownAddress';

/** Returns the address to recommend for; an entrance with one unit resolves to that unit. */
function addressFor(world: World, addressId: string): DataRow {
  const found = knownAddress(world, addressId);
  requireCurrent(found);
  requireUnit(found);
  const { accessAddressId } = found.address;
  return world.addresses.all.find((item) => item.accessAddressId === accessAddressId) as DataRow;
}

/** Returns the recommendation set of an address; an empty one if no example has one. */
function setFor(world: World, address: DataRow): DataRow {
  const sets = world.examples('recommendationByAddress');
  const exampleSet = sets.find((set) => set.address.addressId === address.addressId);
  if (exampleSet) return exampleSet;
  const nothing = world.example('recommendationByAddress', 'noProducts');
  return {
    ...nothing,
    recommendationSetId: `${address.addressId.slice(0, -4)}30${address.addressId.slice(-2)}`,
    address,
  };
}

export const recommendationByAddress: WorldHandler = ({ values, world }) =>
  setFor(world, addressFor(world, values.addressId));

export const recommendationsForAProductByAddress: WorldHandler = ({ values, world }) => {
  const address = addressFor(world, values.addressId);
  const { productCode } = values;
  const exampleResponse = world
    .examples('recommendationsForAProductByAddress')
    .find((item) => item.address.addressId === address.addressId && item.productCode === productCode);
  if (exampleResponse) return exampleResponse;
  const { items, ...set } = setFor(world, address);
  const recommendation = (items as DataRow[]).find((item) => item.productCode === productCode) ?? null;
  const notSuitable = { da: 'Produktet passer ikke til adressen.', en: 'The product does not fit the address.' };
  return {
    ...set,
    productCode,
    recommendation,
    notSuitableText: recommendation ? null : notSuitable,
    riskFactors: [],
    questions: [],
  };
};

export const recommendationFeedback: WorldHandler = ({ values, body, world, feedback }) => {
  const recommendationId = values.recommendationId.toLowerCase();
  const recommendations = [
    ...world.examples('recommendationByAddress').flatMap(({ items }) => items as DataRow[]),
    ...world.examples('recommendationsForAProductByAddress').map(({ recommendation }) => recommendation as DataRow),
  ];
  if (!recommendations.some((recommendation) => recommendation?.recommendationId === recommendationId)) {
    throw refuseNotFound('No recommendation with this ID was made for your organisation.');
  }
  const fingerprint = sha256(JSON.stringify([recommendationId, Object.entries(body).sort()]), 'base64url');
  return feedback.store(body.idempotencyKey, fingerprint, recommendationId, world.facts);
};
