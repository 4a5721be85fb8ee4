"""Makes 500 calls with 20 workers and one client. Prints how many failed."""

from concurrent.futures import ThreadPoolExecutor

from danish_data_client import ClientError, DanishData

client = DanishData()


def failure(_: int) -> str | None:
    try:
        client.data.company_by_company_id(company_id="09900012")
        return None
    except ClientError as error:
        return str(error)


with ThreadPoolExecutor(20) as workers:
    failures = [one for one in workers.map(failure, range(500)) if one]
print(f"{len(failures)} of 500 lost", *sorted(set(failures))[:5])
