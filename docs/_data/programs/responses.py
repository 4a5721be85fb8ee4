from danish_data_client import DanishData, ResponseInfo


def log(response: ResponseInfo) -> None:
    if response.request_id is None:
        print("No request ID.")
    if limit := response.rate_limit:
        print(response.operation, response.status, f"{limit.remaining} of {limit.limit} requests left")


client = DanishData(on_response=log)
client.data.company_by_company_id(company_id="09900012")
