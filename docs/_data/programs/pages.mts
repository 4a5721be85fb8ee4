import { DanishData } from 'danish-data-client';

const client = new DanishData();
for await (const { items } of client.lifeEvents.companyEventsByCompanyIdPages({ companyId: '09900012', limit: 1 }))
  for (const { eventId, type } of items) console.log(eventId, type);
