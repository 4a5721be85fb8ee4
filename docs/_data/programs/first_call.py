from danish_data_client import DanishData

# Takes the key from DANISH_DATA_API_KEY, and the host from DANISH_DATA_API_HOST if it is set.
client = DanishData()
company = client.data.company_by_company_id(company_id="09900012")
industry = company["mainIndustry"]
print(company["name"], industry["code"] if industry else "without an industry")
