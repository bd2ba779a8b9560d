-- unused: job_search.marks_1, job_search.marks_2, job_search.marks_3, job_search.marks_4, talent_search.marks_1, talent_search.marks_2, talent_search.marks_3, talent_search.marks_4
-- Bits of frequent words in each row: no release has read or written them since 0068.
alter table job_search drop column marks_1, drop column marks_2, drop column marks_3, drop column marks_4;
alter table talent_search drop column marks_1, drop column marks_2, drop column marks_3, drop column marks_4;
