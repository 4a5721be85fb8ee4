from danish_data_client import DanishData

client = DanishData()
for page in client.life_events.company_events_by_company_id_pages(company_id="09900012", limit=1):
    for event in page["items"]:
        print(event["eventId"], event["type"])
