import { Refusal, refuseNotFound } from 'openapi-toolkit/sandbox';
import type { WorldHandler } from './handler';

export const vehicleByKid: WorldHandler = ({ values, world }) => {
  const vehicle = world.vehicles.get(values.kid);
  if (!vehicle) throw refuseNotFound('No vehicle has this KID.');
  return vehicle;
};

export const insuranceCompanyByKid: WorldHandler = ({ values, world }) => {
  const insurance = world.insurances.get(values.kid);
  if (!insurance) throw refuseNotFound('No vehicle has this KID.');
  return insurance;
};

export const vehicleByLicensePlate: WorldHandler = ({ values, world }) => {
  const number = values.registrationNumber.replace(/[ .-]/g, '').toUpperCase();
  const samePlates = world.plates.filter(({ plate }) => plate.number === number);
  const day = values.date ?? world.facts.now.slice(0, 10);
  const hit = samePlates.find(({ plate }) => plate.validFrom <= day && (plate.validTo ?? '9999') >= day);
  if (hit) return { plate: hit.plate, vehicle: world.vehicles.get(hit.kid) };
  if (values.date === undefined && samePlates.length > 0) {
    throw new Refusal(
      409,
      'ambiguous-plate',
      'The plate is on no vehicle today and has been on two before. Send date.',
    );
  }
  throw refuseNotFound(values.date ? 'No vehicle carried this plate on that day.' : 'No vehicle carries this plate.');
};
