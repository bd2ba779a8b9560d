-- unused: marked_words, talent_marked_words
drop table marked_words, talent_marked_words;
drop function marks_from(integer, smallint[]);
drop function geo_quarter(real, real);
