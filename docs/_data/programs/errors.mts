import { ConnectionFailure, DanishData, Problem, UnexpectedResponse } from 'danish-data-client';

const client = new DanishData({ timeout: 10 });
try {
  await client.data.companyByCompanyId({ companyId: '09900098' });
} catch (error) {
  if (error instanceof Problem && error.type === 'not-found') console.log('No such company.');
  else if (error instanceof Problem) console.log(error.status, error.type, error.detail, error.requestId);
  else if (error instanceof UnexpectedResponse) console.log('Not as the contract says:', error.message);
  else if (error instanceof ConnectionFailure) console.log('No response:', error.message);
  else throw error;
}
