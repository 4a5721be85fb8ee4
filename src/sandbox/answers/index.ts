import { attributesByAddress, attributesByAddressId } from './attributes';
import type { Handler } from './call';
import { companyByCompanyId, companyUnit, financialReportsByCompanyId } from './companies';
import { entityFeaturesHistory } from './datahub';
import { companyEventsByCompanyId, personEventsById, propertyEventsByBfeNumber } from './events';
import {
  bulkFeatureStoreAttributes,
  companyFeatureStore,
  featureStoreAttributesByAddressId,
  featureStoreAttributesByQueryParams,
} from './featureStore';
import { person, persons } from './persons';
import { propertyByBfe, publicProperties, publicPropertyDebtFromBfe } from './properties';
import {
  recommendationByAddress,
  recommendationFeedback,
  recommendationsForAProductByAddress,
} from './recommendations';
import { requestCountsUsage } from './usage';
import { insuranceCompanyByKid, vehicleByKid, vehicleByLicensePlate } from './vehicles';

/** A call that people can try first: path and query. */
export const EXAMPLE_CALL = '/denmark/data/companies/09900012';

/** Handlers by operationId. An operation without one responds with its first example. */
export const handlers: Record<string, Handler | undefined> = {
  attributesByAddress,
  attributesByAddressId,
  bulkFeatureStoreAttributes,
  companyFeatureStore,
  featureStoreAttributesByAddressId,
  featureStoreAttributesByQueryParams,
  companyByCompanyId,
  companyUnit,
  financialReportsByCompanyId,
  propertyByBfe,
  publicProperties,
  publicPropertyDebtFromBfe,
  vehicleByKid,
  vehicleByLicensePlate,
  insuranceCompanyByKid,
  person,
  persons,
  recommendationByAddress,
  recommendationsForAProductByAddress,
  recommendationFeedback,
  companyEventsByCompanyId,
  personEventsById,
  propertyEventsByBfeNumber,
  requestCountsUsage,
  entityFeaturesHistory,
};
