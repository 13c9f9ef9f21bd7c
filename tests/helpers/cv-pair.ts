/** A CV and an advertisement that it matches well, but not fully. */
export const CV_TEXT = `Ngozi Eze
ngozi.eze@example.com | +234 803 555 0142 | Lagos

Summary
Data analyst with four years of turning sales and survey data into decisions for retail managers.

Experience
Data Analyst, Marketplace Ltd, May 2022 - Present
• Built 14 dashboards in Power BI that 60 managers use each morning
• Wrote SQL queries over 30 million rows of orders and cut report time by 40%
• Responsible for weekly stock reports
Graduate Trainee, Insight Research, Jan 2020 - Apr 2022
• Cleaned survey data in Excel for 12 client studies

Education
B.Sc Statistics, University of Ibadan, 2019

Skills
SQL, Power BI, Excel`

export const JOB_TEXT = `Data Analyst
Our retail team in Lagos needs a data analyst who turns sales data into decisions.

Requirements
• At least 3 years of experience as a data analyst
• Must have: SQL, Excel and Power BI
• Must know Python
• Bachelor's degree in Statistics or a related field

Nice to have
• Tableau
• Experience with A/B testing`
