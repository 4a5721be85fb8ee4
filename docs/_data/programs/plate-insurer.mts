// Who insures a vehicle today, from its plate: npx tsx plate-insurer.mts QQ12345 [DATE]
import { ClientError, DanishData, Problem } from 'danish-data-client';

if (!process.env.DANISH_DATA_API_HOST)
  Object.assign(process.env, { DANISH_DATA_API_HOST: 'http://127.0.0.1:4010', DANISH_DATA_API_KEY: 'sandbox' }); // the sandbox

const CORRECT: Record<string, string> = {
  'not-found': 'No vehicle carries this plate, or it needs no registration.',
  'ambiguous-plate': 'The plate has been on several vehicles: give the date you mean, such as 2019-05-01.',
  'invalid-parameter': 'This cannot be a plate: check it with the customer.',
};

async function main(plate: string, date?: string): Promise<void> {
  const { data } = new DanishData();
  const { vehicle } = await data.vehicleByLicensePlate({ registrationNumber: plate, date });
  console.log(`${plate}: ${vehicle.make} ${vehicle.model}, KID ${vehicle.kid}`);
  const { insurer, status, createdDate } = await data.insuranceCompanyByKid({ kid: vehicle.kid });
  if (status !== 'ACTIVE' || !insurer) {
    console.log(`  not insured today: ${status}`);
    return;
  }
  console.log(`  insured since ${createdDate} by ${insurer.name}`);
  if (!insurer.companyId) return;
  const company = await data.companyByCompanyId({ companyId: insurer.companyId });
  console.log(`  CVR number ${company.companyId}, ${company.registeredAddress?.text}`);
}

const [plate, date] = process.argv.slice(2);
if (plate === undefined) {
  console.error('Usage: npx tsx plate-insurer.mts PLATE [DATE]');
  process.exit(1);
}
try {
  await main(plate, date);
} catch (error) {
  if (!(error instanceof ClientError)) throw error;
  console.log((error instanceof Problem && CORRECT[error.type]) || error.message);
  process.exitCode = 2;
}
