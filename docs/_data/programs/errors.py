from danish_data_client import ConnectionFailure, DanishData, Problem, UnexpectedResponse

client = DanishData(timeout=10)
try:
    client.data.company_by_company_id(company_id="09900098")
except Problem as problem:
    if problem.type == "not-found":
        print("No such company.")
    else:
        print(problem.status, problem.type, problem.detail, problem.request_id)
except UnexpectedResponse as error:
    print("Not as the contract says:", error)
except ConnectionFailure as error:
    print("No response:", error)
