import { DanishData } from 'danish-data-client';

const client = new DanishData({
  onResponse: ({ operation, status, requestId, rateLimit }) => {
    if (requestId === null) console.log('No request ID.');
    console.log(operation, status, `${rateLimit?.remaining} of ${rateLimit?.limit} requests left`);
  },
});
await client.data.companyByCompanyId({ companyId: '09900012' });
