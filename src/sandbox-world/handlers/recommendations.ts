import { sha256 } from 'docusaurus-preset-portal/lib/sha256';
import { notFound } from 'docusaurus-preset-portal/sandbox/engine/refusal';
import type { Row } from 'docusaurus-preset-portal/sandbox/engine/types';
import type { World } from '../world';
import { addressOf, requireCurrent, requireUnit } from './addressOf';
import type { Handler } from './handler';

/** Returns the address to recommend for; an entrance with one unit resolves to that unit. */
function addressFor(world: World, addressId: string): Row {
  const found = addressOf(world, addressId);
  requireCurrent(found);
  requireUnit(found);
  const { accessAddressId } = found.address;
  return world.addresses.all.find((one) => one.accessAddressId === accessAddressId) as Row;
}

/** Returns the recommendation set of an address; an empty one if no example has one. */
function setFor(world: World, address: Row): Row {
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

export const recommendationByAddress: Handler = ({ values, world }) =>
  setFor(world, addressFor(world, values.addressId));

export const recommendationsForAProductByAddress: Handler = ({ values, world }) => {
  const address = addressFor(world, values.addressId);
  const { productCode } = values;
  const exampleResponse = world
    .examples('recommendationsForAProductByAddress')
    .find((one) => one.address.addressId === address.addressId && one.productCode === productCode);
  if (exampleResponse) return exampleResponse;
  const { items, ...set } = setFor(world, address);
  const recommendation = (items as Row[]).find((item) => item.productCode === productCode) ?? null;
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

export const recommendationFeedback: Handler = ({ values, body, world, feedback }) => {
  const recommendationId = values.recommendationId.toLowerCase();
  const recommendations = [
    ...world.examples('recommendationByAddress').flatMap(({ items }) => items as Row[]),
    ...world.examples('recommendationsForAProductByAddress').map(({ recommendation }) => recommendation as Row),
  ];
  if (!recommendations.some((one) => one?.recommendationId === recommendationId)) {
    throw notFound('No recommendation with this ID was made for your organisation.');
  }
  const fingerprint = sha256(JSON.stringify([recommendationId, Object.entries(body).sort()]), 'base64url');
  return feedback.store(body.idempotencyKey, fingerprint, recommendationId, world.facts);
};
