import { HttpClient } from "@angular/common/http";
import { Component, inject, signal } from "@angular/core";

const URL = "https://api.example.com/v1/counterparties";
const options = { headers: { Authorization: "Bearer test" } };

@Component({
  selector: "app-root",
  template: `
    <h1>Counterparties</h1>
    <p>{{ count() }} counterparties</p>
    <button type="button" (click)="add()">Add</button>
  `,
})
export class App {
  private readonly http = inject(HttpClient);
  protected readonly count = signal(0);

  /** Runs on the server, and again in the page. */
  constructor() {
    this.list();
  }

  private list(): void {
    this.http.get<{ data: unknown[] }>(URL, options).subscribe(({ data }) => this.count.set(data.length));
  }

  protected add(): void {
    const data = {
      name: "Acme Paper",
      account_number: "1234567890",
      routing_number: "790000018",
      account_type: "checking",
    };
    this.http.post(URL, { data }, options).subscribe(() => this.list());
  }
}
