import { DanishData } from 'danish-data-client';

// Takes the key from DANISH_DATA_API_KEY, and the host from DANISH_DATA_API_HOST if it is set.
const client = new DanishData();
const { name, mainIndustry } = await client.data.companyByCompanyId({ companyId: '09900012' });
console.log(name, mainIndustry?.code ?? 'without an industry');
