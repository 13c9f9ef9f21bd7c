/** A pasted job description and CV, including details that an interviewer must not ask about. */
export const PASTED_JOB = `Accountant – Lagos

About us
Harbour Foods is a leading distributor of frozen food. We value people who care.

Responsibilities:
• Prepare monthly management accounts and present variances to the finance manager
• Reconcile bank, supplier and intercompany accounts
• File VAT, WHT and PAYE returns with FIRS and LIRS before the due date
• Manage the fixed asset register, including capitalisation and depreciation
• Support external auditors during the year-end audit

Requirements:
- B.Sc in Accounting or related field
- Minimum of 3 years' experience in an FMCG company
- Good knowledge of IFRS and SAGE 50
- Experience with Power BI dashboards is an added advantage
- Excellent communication skills and attention to detail
- Must be female, not more than 30 years old

Salary: N350,000 per month
How to apply: send your CV to jobs@harbour.example before Friday`

export const PASTED_CV = `CHIOMA ADEYEMI
12 Allen Avenue, Ikeja | chioma@example.com | +234 803 000 0000

PROFILE
Chartered accountant with five years in manufacturing.

WORK EXPERIENCE
Accountant, Delta Mills Ltd, Jan 2020 - Present
• Cut the month-end close from 9 to 4 days by automating bank
  reconciliations in Excel
• Prepared management accounts for 3 subsidiaries and presented them to the board
• Reconciled supplier accounts worth N240 million and recovered N6.2 million of overpayments
Accounts Officer, Kano Textiles, 2017 - 2019
• Responsible for payroll of 220 staff
• Filed VAT and PAYE returns on time for 24 months in a row

SKILLS
Excel, Sage 50, QuickBooks, SQL, teamwork

REFERENCES
Mr. Bello, Finance Manager, 0803 111 1111`
